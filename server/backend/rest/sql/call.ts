import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Catalogue, Routine } from '#server/backend/rest/catalogue.ts';
import { MAX_ROWS } from '#server/backend/rest/parse/query.ts';
import { refuse } from '#server/backend/rest/problem.ts';
import { createBinder, quote, quoteTable } from './statement.ts';

/** Calls a function by the names of its arguments; each takes the type that the catalogue gives it. */
export function writeCall(
  catalogue: Catalogue,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Statement & { routine: Routine } {
  const routine = catalogue.routines.get(name);
  if (!routine || !isCallable(routine, given))
    throw refuse(
      404,
      'PGRST202',
      `Could not find the function public.${name}(${Object.keys(given).join(', ')}) in the schema cache`,
    );
  const { bind, values } = createBinder();
  const passed = routine.parameters.filter((parameter) => Object.hasOwn(given, parameter.name));
  const call = `${quoteTable(name)}(${passed.map((parameter) => `${quote(parameter.name)} => arguments.${quote(parameter.name)}`).join(', ')})`;
  const types = passed.map((parameter) => `${quote(parameter.name)} ${parameter.type}`).join(', ');
  const from =
    passed.length === 0
      ? call
      : `json_to_record(${bind(JSON.stringify(given))}::json) as arguments (${types}), ${call}`;
  const rows = `select result.* from ${from} as result limit ${MAX_ROWS + 1}`;
  return { text: writeResult(routine, rows), values, routine };
}

function writeResult({ isComposite }: Routine, rows: string): string {
  if (isComposite) return `select row_to_json(page) as body from (${rows}) as page`;
  const named = rows.replace('select result.*', 'select result');
  return `select coalesce(to_json(page.result), 'null') as body from (${named}) as page`;
}

function isCallable({ parameters }: Routine, given: Readonly<Record<string, unknown>>): boolean {
  const known = parameters.map(({ name }) => name);
  return (
    Object.keys(given).every((name) => known.includes(name)) &&
    parameters.every(({ name, isOptional }) => isOptional || Object.hasOwn(given, name))
  );
}
