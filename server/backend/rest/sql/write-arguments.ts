import type { Catalogue, Parameter, Routine } from '#server/backend/rest/catalogue.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import { quote, quoteTable, type Scope } from './scope.ts';

/** Arguments of a call: one JSON body, or query parameters as texts. */
export type Arguments =
  | { kind: 'json'; json: string; names: readonly string[] }
  | { kind: 'texts'; texts: ReadonlyMap<string, string>; names: readonly string[] };

/** The function that takes exactly these argument names. */
export function findRoutine(
  { routines }: Catalogue,
  name: string,
  given: readonly string[],
): Routine {
  const routine = routines.get(name);
  if (routine && isCallable(routine, given)) return routine;
  throw makeRestRefusal(
    404,
    'PGRST202',
    `Could not find the function public.${name}(${given.join(', ')}) in the schema cache`,
    {
      hint: 'Check its name and the names of its arguments; none is overloaded or variadic',
    },
  );
}

/**
 * « public."fn"("a" => arguments."a") as t0 »; each argument is cast to its type in the catalogue.
 */
export function writeFrom(
  { bind }: Scope,
  { name: routine, parameters }: Routine,
  { given, name }: { given: Arguments; name: string },
): string {
  const passed = parameters.filter((parameter) => given.names.includes(parameter.name));
  const write = (readValue: (parameter: Parameter) => string) =>
    `${quoteTable(routine)}(${passed.map((parameter) => `${quote(parameter.name)} => ${readValue(parameter)}`).join(', ')}) as ${name}`;
  if (given.kind === 'texts')
    return write(
      (parameter) => `${bind(given.texts.get(parameter.name) ?? '')}::${parameter.type}`,
    );
  if (passed.length === 0) return write(() => '');
  const types = passed.map((parameter) => `${quote(parameter.name)} ${parameter.type}`).join(', ');
  const record = `json_to_record(${bind(given.json)}::json) as arguments (${types})`;
  return `${record}, ${write((parameter) => `arguments.${quote(parameter.name)}`)}`;
}

function isCallable({ parameters }: Routine, given: readonly string[]): boolean {
  const known = parameters.map(({ name }) => name);
  return (
    given.every((name) => name !== '' && known.includes(name)) &&
    parameters.every(({ name, isOptional }) => isOptional || given.includes(name))
  );
}
