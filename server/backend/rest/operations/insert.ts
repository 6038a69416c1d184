import { readRows } from '#server/backend/rest/parse/body.ts';
import { requireTable } from '#server/backend/rest/sql/scope.ts';
import { writeInsert } from '#server/backend/rest/sql/write-insert.ts';
import { NOTHING } from '#server/backend/rest/sql/write-update.ts';
import { type MakePlan, readQueryOfWrite, readWants } from './plan.ts';
import { ofWrite, returnedOf } from './returned.ts';

/** POST of a table: inserts or upserts rows. */
export const insert: MakePlan = async ({ catalogue, name, request }) => {
  const wants = readWants(request, 'insert');
  const query = readQueryOfWrite(request, (part) => part !== 'filters');
  const body = await readRows(request);
  requireTable(catalogue, name);
  const { preferences } = wants;
  const statement =
    body.rows.length === 0
      ? { text: NOTHING, values: [] }
      : writeInsert(catalogue, name, { ...returnedOf(wants, query), body, preferences });
  return { ...wants, ...ofWrite, statement };
};
