/** Write the TypeScript types of an OpenAPI document: `node wire-types.mjs <document> <output>`. Files are Blobs. */

import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import ts from "typescript";

const [document, output] = process.argv.slice(2);
const BLOB = ts.factory.createTypeReferenceNode("Blob");

const tree = await openapiTS(pathToFileURL(document), {
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform: (schema) => (schema.format === "binary" ? BLOB : undefined),
});
await writeFile(output, COMMENT_HEADER + astToString(tree));
