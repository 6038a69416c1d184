/**
 * The token of a session; null where there is none, or another user’s than the one asked for.
 * Throws where it could not be renewed for want of a network: the session is not over.
 */
export function takeToken(
  { data: { session }, error }: SessionAnswer,
  userId: string | undefined,
): string | null {
  if (error?.name === 'AuthRetryableFetchError') throw error;
  if (userId && session?.user.id !== userId) return null;
  return session?.access_token ?? null;
}

/** The part of an answer of the official client that counts here. */
type SessionAnswer = {
  data: { session: { access_token: string; user: { id: string } } | null };
  error: Error | null;
};
