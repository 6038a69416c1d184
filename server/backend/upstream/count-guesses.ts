import { forgetRate, type Limits, requireRate } from '#server/backend/auth/protocol/limits.ts';

type Asked = { request: Request; body: string; address: string };

/**
 * Counts what guesses or sends, as our own accounts do: the project sees one address for all visitors. Throws the refusal of GoTrue;
 * gives what to do once the answer is right.
 */
export async function countGuesses(
  limits: Limits,
  { request, body, address }: Asked,
): Promise<() => Promise<void>> {
  const { pathname, searchParams } = new URL(request.url);
  const grant = searchParams.get('grant_type');
  if (!isGuess(pathname, request.method)) return nothing;
  await requireRate(grant === 'refresh_token' ? limits.refresh : limits.flow, address);
  const email = grant === 'password' ? readEmail(body) : null;
  if (email === null) return nothing;
  await requireRate(limits.signIn, email);
  return () => forgetRate(limits.signIn, email);
}

function isGuess(path: string, method: string): boolean {
  const [, name = ''] = /^\/auth\/v1\/([\w-]+)/.exec(path) ?? [];
  return GUESSES.has(name) || (name === 'user' && method === 'PUT');
}

function readEmail(body: string): string | null {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase() : null;
  } catch {
    // The project refuses it by itself.
    return null;
  }
}

const GUESSES = new Set(
  'token signup verify recover otp magiclink resend factors reauthenticate'.split(' '),
);
const nothing = () => Promise.resolve();
