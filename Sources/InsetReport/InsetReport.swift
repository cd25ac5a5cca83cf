// InsetReport
