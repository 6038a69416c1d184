import type { PoolClient } from 'pg';
import { readMark } from '#server/backend/auth/accounts/browser-mark.ts';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import {
  hasChallenge,
  issueCode,
  keepChallenge,
} from '#server/backend/auth/flows/code-exchange.ts';
import { leadTo, writeFragment } from '#server/backend/auth/protocol/answer-by-url.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { ProviderIdentity } from '#server/backend/auth/protocol/provider.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { openSession } from '#server/backend/auth/sessions/open-session.ts';
import { codeOf } from '#server/backend/fault.ts';
import { linkToAccount } from './accounts/link-to-account.ts';
import { signInByIdentity } from './accounts/sign-in-by-identity.ts';
import { callbackOf } from './authorize.ts';
import { leadBack } from './lead-back.ts';
import { FLOW_MARK, type ProviderFlow, takeFlow } from './provider-flow.ts';

/** GET /callback: takes a browser back from a provider and redirects it, signed in or refused. */
export async function comeBack(service: AuthService, request: AuthRequest): Promise<Response> {
  const flow = await findFlow(service, request);
  try {
    if (flow === null)
      throw makeAuthRefusal(
        400,
        'bad_oauth_state',
        'OAuth state is missing, invalid or has expired',
      );
    const identity = await identify(service, request, flow);
    return leadTo(
      await inTransaction(service.accounts, (client) =>
        goOn(service, client, { request, flow, identity }),
      ),
    );
  } catch (error) {
    return leadBack(
      flow ?? { redirectTo: chooseRedirect(service.site, null), challenge: {} },
      error,
    );
  }
}

function findFlow(service: AuthService, request: AuthRequest): Promise<ProviderFlow | null> {
  const [state, browser] = [request.query.get('state'), readMark(service, request, FLOW_MARK)];
  if (!state || browser === null) return Promise.resolve(null);
  return takeFlow(service.accounts, { state, browser }, service.now());
}

async function identify(
  service: AuthService,
  { query }: AuthRequest,
  flow: ProviderFlow,
): Promise<ProviderIdentity> {
  const provider = service.providers.get(flow.provider);
  if (!provider)
    throw makeAuthRefusal(
      400,
      'validation_failed',
      'Unsupported provider: provider is not enabled',
    );
  // The provider’s words are not repeated: anyone can write them into the URL.
  if (query.has('error'))
    throw makeAuthRefusal(403, 'bad_oauth_callback', 'The provider did not let the user through');
  const code = query.get('code');
  if (!code)
    throw makeAuthRefusal(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code missing',
    );
  try {
    return await provider.identify({
      code,
      issuer: query.get('iss'),
      verifier: flow.verifier,
      nonce: flow.nonce,
      redirectUri: callbackOf(service),
      now: service.now(),
    });
  } catch (error) {
    service.report({ event: 'provider_fault', code: codeOf(error) });
    throw makeAuthRefusal(500, 'unexpected_failure', 'Unable to exchange external code');
  }
}

async function goOn(
  service: AuthService,
  client: PoolClient,
  {
    request,
    flow,
    identity,
  }: { request: AuthRequest; flow: ProviderFlow; identity: ProviderIdentity },
): Promise<URL> {
  const { provider, userId, challenge, redirectTo } = flow;
  const arrival = { request, provider, identity };
  const user: UserRow = await (userId === null
    ? signInByIdentity(service, client, arrival)
    : linkToAccount(service, client, { ...arrival, userId }));
  const target = new URL(redirectTo);
  const now = service.now();
  if (!hasChallenge(challenge)) {
    const { user: _user, ...tokens } = await openSession(service, client, {
      request,
      user,
      method: 'oauth',
    });
    target.hash = writeFragment(tokens);
    return target;
  }
  await keepChallenge(client, { userId: user.id, challenge, method: 'oauth', provider, now });
  const code = await issueCode(client, { userId: user.id, method: 'oauth', now });
  if (code === null)
    throw makeAuthRefusal(
      404,
      'flow_state_not_found',
      'invalid flow state, no valid flow state found',
    );
  target.searchParams.set('code', code);
  return target;
}
