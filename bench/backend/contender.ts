/** A server that speaks the protocols of Supabase, with existing accounts. */
export type BackendContender = AsyncDisposable & {
  name: string;
  origin: string;
  pid: number;
  /** Sent with every request. */
  headers: Record<string, string>;
};

export type Account = { email: string; token: string; refreshToken: string };

export const PASSWORD = 'cheval-pile-agrafe';

/** Signs in existing accounts. */
export async function signInAll(
  contender: Pick<BackendContender, 'origin' | 'headers'>,
  emails: readonly string[],
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let first = 0; first < emails.length; first += AT_ONCE) {
    const some = emails.slice(first, first + AT_ONCE);
    accounts.push(...(await Promise.all(some.map((email) => signIn(contender, email)))));
  }
  return accounts;
}

async function signIn(
  { origin, headers }: Pick<BackendContender, 'origin' | 'headers'>,
  email: string,
): Promise<Account> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { access_token: token, refresh_token: refreshToken } = await answer.json();
  return { email, token, refreshToken };
}

const AT_ONCE = 8;
