// InsetModel
