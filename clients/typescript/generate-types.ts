import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** TypeScript source with the types of every call (`paths`, `operations`) of an OpenAPI document. */
export async function generateTypes(document: object): Promise<string> {
  return astToString(await openapiTypescript(document as OpenAPI3));
}
