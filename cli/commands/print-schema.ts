import { print } from '#cli/output/output.ts';
import { DEFAULT_ORIGIN } from '#content/deployment.ts';
import { buildJsonSchema } from '#documents/model/json-schema/json-schema.ts';

export function printSchema(): Promise<number> {
  return print(`${JSON.stringify(buildJsonSchema(DEFAULT_ORIGIN), null, 2)}\n`);
}
