import { writeRead } from '#server/backend/rest/sql/write-read.ts';
import { type MakePlan, readQuery, readWants } from './plan.ts';

/** GET and HEAD of a table or a view. */
export const read: MakePlan = ({ catalogue, name, request }) => {
  const wants = readWants(request, 'read');
  const query = readQuery(request, new URL(request.url).searchParams);
  const { isHead, preferences } = wants;
  const statement = writeRead(catalogue, name, {
    query,
    isHead,
    count: preferences.count !== null,
  });
  return { ...wants, statement, isReadOnly: true, offset: query.offset, limit: query.limit };
};
