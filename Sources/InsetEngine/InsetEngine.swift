// InsetEngine
