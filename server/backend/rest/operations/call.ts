import type { Routine } from '#server/backend/rest/catalogue.ts';
import { readObject } from '#server/backend/rest/parse/body.ts';
import { isCondition } from '#server/backend/rest/parse/filter.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { makeQueryRefusal, makeRestRefusal } from '#server/backend/rest/problem.ts';
import { createScope } from '#server/backend/rest/sql/scope.ts';
import { type Arguments, findRoutine } from '#server/backend/rest/sql/write-arguments.ts';
import { writeCall } from '#server/backend/rest/sql/write-call.ts';
import { type Asking, type MakePlan, type Plan, readQuery, readWants } from './plan.ts';

/** POST of a function: the body holds its arguments. */
export const callByBody: MakePlan = async ({ catalogue, name, request }) => {
  const { json, row } = await readObject(request, '{}');
  const names = Object.keys(row);
  const query = readQuery(request, new URL(request.url).searchParams);
  const routine = findRoutine(catalogue, name, names);
  return planCall({ catalogue, name, request }, routine, {
    query,
    given: { kind: 'json', json, names },
  });
};

/**
 * GET and HEAD of a function that only reads: its arguments are query parameters, beside filters.
 */
export const callByAddress: MakePlan = ({ catalogue, name, request }) => {
  const known = catalogue.routines.get(name)?.parameters ?? [];
  const isArgument = ([key, value]: [string, string]) =>
    known.some((parameter) => parameter.name === key) && !isCondition(value);
  const [texts, others] = [new Map<string, string>(), [] as [string, string][]];
  for (const parameter of new URL(request.url).searchParams) {
    const [key, value] = parameter;
    if (!isArgument(parameter)) others.push(parameter);
    else if (texts.has(key)) throw makeQueryRefusal(`"${key}" is said twice`);
    else texts.set(key, value);
  }
  const query = readQuery(request, others);
  const names = [...texts.keys()];
  const routine = findRoutine(catalogue, name, names);
  if (routine.isVolatile)
    throw makeRestRefusal(
      405,
      'PGRST101',
      'Only functions that change nothing can be called with GET',
    );
  return planCall({ catalogue, name, request }, routine, {
    query,
    given: { kind: 'texts', texts, names },
  });
};

function planCall(
  { catalogue, request }: Asking,
  routine: Routine,
  { query, given }: { query: Query; given: Arguments },
): Plan {
  const wants = readWants(request, 'call');
  const { isHead, preferences } = wants;
  const statement = writeCall(createScope(catalogue), routine, {
    given,
    query,
    isCounted: isHead || routine.isVoid || preferences.return === 'minimal',
    count: preferences.count !== null,
  });
  return {
    ...wants,
    statement,
    isReadOnly: !routine.isVolatile,
    offset: query.offset,
    limit: query.limit,
    routine,
  };
}
