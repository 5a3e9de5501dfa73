"""The API's documentation: a page that shows the OpenAPI document, and the schemas themselves."""
