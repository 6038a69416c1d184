import { site } from '#content/site.ts';
import { buildJsonSchema } from '#documents/model/json-schema/json-schema.ts';

/** The public JSON, described for other software; written once at build time. */
export function loader(): Response {
  return Response.json(buildJsonSchema(site.origin));
}
