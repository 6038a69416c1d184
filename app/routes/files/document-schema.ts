import { site } from '#content/site.ts';
import { buildJsonSchema } from '#documents/model/json-schema/json-schema.ts';

/** Prerendered. */
export function loader(): Response {
  return Response.json(buildJsonSchema(site.origin));
}
