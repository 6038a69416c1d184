import { writeDelete } from '#server/backend/rest/sql/write-update.ts';
import { type MakePlan, readQueryOfWrite, readWants } from './plan.ts';
import { ofWrite, returnedOf } from './returned.ts';

/** DELETE of a table: deletes the rows that the filters match. */
export const remove: MakePlan = ({ catalogue, name, request }) => {
  const wants = readWants(request, 'delete');
  const query = readQueryOfWrite(request, (part) => part === 'filters');
  const statement = writeDelete(catalogue, name, returnedOf(wants, query));
  return { ...wants, ...ofWrite, statement };
};
