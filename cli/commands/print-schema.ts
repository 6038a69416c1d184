import { print } from '#cli/output/output.ts';
import { site } from '#content/site.ts';
import { buildJsonSchema } from '#documents/model/json-schema/json-schema.ts';

export function printSchema(): Promise<number> {
  return print(`${JSON.stringify(buildJsonSchema(site.origin), null, 2)}\n`);
}
