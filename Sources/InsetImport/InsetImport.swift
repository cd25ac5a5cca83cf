// InsetImport
