import { readObject } from '#server/backend/rest/parse/body.ts';
import { writeUpdate } from '#server/backend/rest/sql/write-update.ts';
import { type MakePlan, readQueryOfWrite, readWants } from './plan.ts';
import { ofWrite, returnedOf } from './returned.ts';

/** PATCH of a table: changes the rows that the filters match. */
export const update: MakePlan = async ({ catalogue, name, request }) => {
  const wants = readWants(request, 'update');
  const query = readQueryOfWrite(request, (part) => part !== 'onConflict');
  const { json, row } = await readObject(request);
  const statement = writeUpdate(catalogue, name, { ...returnedOf(wants, query), json, row });
  return { ...wants, ...ofWrite, statement };
};
