import { makeRestRefusal } from '#server/backend/rest/problem.ts';

/** Refuses headers that would change the meaning of a request and are not served. */
export function requireServedHeaders(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== 'public')
      throw makeRestRefusal(406, 'PGRST106', `Invalid schema: ${schema}`, {
        hint: 'Only the following schemas are exposed: public',
      });
  }
  for (const [name, served] of REFUSED) {
    const value = headers.get(name);
    if (value !== null && value !== served)
      throw makeRestRefusal(400, 'PGRST122', `The header ${name} is not served`, {
        details: `${name}: ${value}`,
      });
  }
}

/** A name, and the one value that asks for the default behaviour. */
const REFUSED = [
  ['if-match', null],
  ['if-unmodified-since', null],
  ['range-unit', 'items'],
] as const;
