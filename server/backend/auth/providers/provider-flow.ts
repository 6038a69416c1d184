import { hashToken } from '#server/backend/auth/accounts/secrets.ts';
import { type Challenge, hasChallenge } from '#server/backend/auth/flows/code-exchange.ts';
import type { ProviderName } from '#server/backend/auth/protocol/provider-settings.ts';
import type { SiteCookie } from '#server/backend/auth/protocol/site-cookie.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

export type ProviderFlow = {
  provider: ProviderName;
  verifier: string;
  nonce: string;
  /** From `chooseRedirect`. */
  redirectTo: string;
  /** Set for a code flow; without it, the session is returned in the fragment. */
  challenge: Challenge;
  /** The account to link; null to sign in. */
  userId: string | null;
};

/** Ties the callback to its request: `state` of the URL, and the browser’s mark. */
export type Tie = { state: string; browser: string };

export async function keepFlow(
  client: Querier,
  { state, browser }: Tie,
  { flow, now }: { flow: ProviderFlow; now: Date },
): Promise<void> {
  const { provider, verifier, nonce, redirectTo, challenge, userId } = flow;
  await client.query(
    `insert into auth.provider_flows (state_hash, browser_hash, provider, code_verifier, nonce, redirect_to, code_challenge,
       code_challenge_method, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      hashToken(state),
      hashToken(browser),
      provider,
      verifier,
      nonce,
      redirectTo,
      ...(hasChallenge(challenge)
        ? [challenge.code_challenge, challenge.code_challenge_method]
        : [null, null]),
      userId,
      now,
    ],
  );
}

/**
 * Consumes a flow; null when it is unknown, used, of another browser, or older than ten minutes.
 */
export async function takeFlow(
  client: Querier,
  { state, browser }: Tie,
  now: Date,
): Promise<ProviderFlow | null> {
  const { rows } = await client.query<FlowRow>(
    `delete from auth.provider_flows where state_hash = $1 and browser_hash = $2 and created_at > $3
     returning provider, code_verifier as verifier, nonce, redirect_to as "redirectTo", code_challenge, code_challenge_method,
       user_id as "userId"`,
    [hashToken(state), hashToken(browser), new Date(now.getTime() - FLOW_LIFETIME_S * 1000)],
  );
  const [row] = rows;
  if (!row) return null;
  const { code_challenge, code_challenge_method, ...flow } = row;
  return { ...flow, challenge: { code_challenge, code_challenge_method } };
}

type FlowRow = Omit<ProviderFlow, 'challenge'> & {
  code_challenge: string | null;
  code_challenge_method: string | null;
};

const FLOW_LIFETIME_S = 600;

export const FLOW_MARK: SiteCookie = { name: 'provider-flow', lifetimeS: FLOW_LIFETIME_S };
