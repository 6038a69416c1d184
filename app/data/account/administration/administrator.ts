import { askData } from '#app/data/account/answer.ts';

/** Any error means no: the database checks the role itself. */
export async function isAdministrator(userId: string): Promise<boolean> {
  const answer = await askData((client) =>
    client.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin').limit(1),
  );
  if (!answer.ok) console.error('The role could not be checked', answer.problem.code);
  return answer.ok && answer.value.length > 0;
}
