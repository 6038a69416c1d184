import { askOwner } from '#server/backend/postgres/ask-owner.ts';

type Place = Parameters<typeof askOwner>[0];

/** Grants or revokes administration for an account’s e-mail; returns the sentence to print. */
export function changeAdministrator(
  place: Place,
  task: 'grant' | 'revoke',
  email: string,
): Promise<{ isDone: boolean; sentence: string }> {
  return askOwner(place, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      'select id from auth.users where email = lower($1) and deleted_at is null',
      [email],
    );
    const [user] = rows;
    if (!user) return { isDone: false, sentence: `No account has the address "${email}".` };
    const { rowCount } = await owner.query(CHANGES[task], [user.id]);
    return { isDone: true, sentence: say(task, { email, isNew: rowCount !== 0 }) };
  });
}

export function listAdministrators(place: Place): Promise<string[]> {
  return askOwner(place, async (owner) => {
    const { rows } = await owner.query<{ email: string }>(
      `select users.email from public.user_roles join auth.users on users.id = user_roles.user_id
       where user_roles.role = 'admin' order by users.email`,
    );
    return rows.map(({ email }) => email);
  });
}

function say(
  task: 'grant' | 'revoke',
  { email, isNew }: { email: string; isNew: boolean },
): string {
  if (task === 'grant')
    return isNew ? `${email} now administers the site.` : `${email} already administered the site.`;
  return isNew
    ? `${email} no longer administers the site.`
    : `${email} did not administer the site.`;
}

const CHANGES = {
  grant:
    "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
  revoke: "delete from public.user_roles where user_id = $1 and role = 'admin'",
} as const;
