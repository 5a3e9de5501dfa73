SwaggerUIBundle({
  url: "/api/v1/openapi.yaml",
  dom_id: "#docs",
  deepLinking: true,
  docExpansion: "list",
  filter: true,
  validatorUrl: null, // nothing is sent to other servers
});
