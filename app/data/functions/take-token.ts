/**
 * The session’s token; null without one, or when another user is signed in. Throws when the network
 * prevented its renewal: the session is still valid.
 */
export function takeToken(
  { data: { session }, error }: SessionAnswer,
  userId: string | undefined,
): string | null {
  if (error?.name === 'AuthRetryableFetchError') throw error;
  if (userId && session?.user.id !== userId) return null;
  return session?.access_token ?? null;
}

/** The part of the official client’s answer that is used. */
type SessionAnswer = {
  data: { session: { access_token: string; user: { id: string } } | null };
  error: Error | null;
};
