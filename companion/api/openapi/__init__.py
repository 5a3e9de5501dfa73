"""The OpenAPI document: what the endpoints say, in the words of their structs and refusals."""
