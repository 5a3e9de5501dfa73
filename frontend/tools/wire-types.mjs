/** Write the TypeScript types of an OpenAPI document: `node wire-types.mjs <document> <output>`. */

import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import ts from "typescript";

const [document, output] = process.argv.slice(2);
const { factory } = ts;
const BLOB = factory.createTypeReferenceNode("Blob");
/** How the pattern of viewers without a seat of their own begins: "spectator", or "open-2". */
const VIEWERS = "^(spectator|open-";
const NAMED_VIEWER = factory.createUnionTypeNode([
  factory.createLiteralTypeNode(factory.createStringLiteral("spectator")),
  factory.createTemplateLiteralType(factory.createTemplateHead("open-", "open-"), [
    factory.createTemplateLiteralTypeSpan(
      factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
      factory.createTemplateTail("", ""),
    ),
  ]),
]);

/** Files are Blobs, and a pattern that a type can say becomes one. */
function transform(schema) {
  if (schema.format === "binary") return BLOB;
  return schema.pattern?.startsWith(VIEWERS) ? NAMED_VIEWER : undefined;
}

const tree = await openapiTS(pathToFileURL(document), {
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform,
});
await writeFile(output, COMMENT_HEADER + astToString(tree));
