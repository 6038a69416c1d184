import * as z from 'zod/mini';
import { markBrowser } from '#server/backend/auth/accounts/browser-mark.ts';
import { makeToken } from '#server/backend/auth/accounts/secrets.ts';
import { type Challenge, methodOfChallenge } from '#server/backend/auth/flows/code-exchange.ts';
import { leadTo } from '#server/backend/auth/protocol/answer-by-url.ts';
import {
  type AuthRequest,
  challengeFields,
  parseBody,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { Provider } from '#server/backend/auth/protocol/provider.ts';
import {
  isProviderName,
  type ProviderName,
} from '#server/backend/auth/protocol/provider-settings.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { answerWithCookie } from '#server/backend/auth/protocol/site-cookie.ts';
import { requireStrongSession } from '#server/backend/auth/sessions/require-strong-session.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { codeOf } from '#server/backend/fault.ts';
import { leadBack } from './lead-back.ts';
import { FLOW_MARK, keepFlow } from './provider-flow.ts';

/** GET /authorize: redirects a browser to a provider, which returns it to /callback. */
export async function authorize(service: AuthService, request: AuthRequest): Promise<Response> {
  const order = readOrder(service, request, null);
  try {
    return await leave(service, request, order);
  } catch (error) {
    if (isForScript(request)) throw error;
    return leadBack(order, error);
  }
}

/** GET /user/identities/authorize: the same, to link another identity to the signed-in account. */
export async function linkIdentity(service: AuthService, request: AuthRequest): Promise<Response> {
  const session = await requireUser(service, request);
  if (service.providers.size === 0)
    throw makeAuthRefusal(404, 'manual_linking_disabled', 'Manual linking is disabled');
  await requireStrongSession(service, session);
  return leave(service, request, readOrder(service, request, session.user.id));
}

/** The redirect URI, which must be registered at the provider exactly. */
export function callbackOf({ site }: Pick<AuthService, 'site'>): string {
  return new URL('/auth/v1/callback', site.origin).href;
}

type Order = {
  name: ProviderName;
  provider: Provider;
  challenge: Challenge;
  redirectTo: string;
  userId: string | null;
};

function readOrder(service: AuthService, { query }: AuthRequest, userId: string | null): Order {
  const name = query.get('provider') ?? '';
  const provider = service.providers.get(name);
  if (!provider || !isProviderName(name))
    throw makeAuthRefusal(
      400,
      'validation_failed',
      `Unsupported provider: ${name === '' ? 'missing provider' : 'provider is not enabled'}`,
    );
  return {
    name,
    provider,
    challenge: readChallenge(query),
    redirectTo: chooseRedirect(service.site, query.get('redirect_to')),
    userId,
  };
}

/** Both fields, or neither. */
function readChallenge(query: URLSearchParams): Challenge {
  const challenge = parseBody(challengeSchema, {
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  });
  if (Boolean(challenge.code_challenge) !== Boolean(challenge.code_challenge_method))
    throw makeAuthRefusal(
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  return challenge.code_challenge
    ? { ...challenge, code_challenge_method: methodOfChallenge(challenge) }
    : {};
}

async function leave(service: AuthService, request: AuthRequest, order: Order): Promise<Response> {
  const { name, provider, challenge, redirectTo, userId } = order;
  const [state, nonce, verifier] = [makeToken(), makeToken(), makeToken()];
  const redirectUri = callbackOf(service);
  const sent = { state, nonce, verifier, redirectUri, asked: request.query };
  const url = await provider.writeUrl(sent).catch((error: unknown) => {
    service.report({ event: 'provider_fault', code: codeOf(error) });
    throw makeAuthRefusal(500, 'unexpected_failure', 'The provider cannot be reached');
  });
  const { browser, cookie } = markBrowser(service, request, FLOW_MARK);
  const flow = { provider: name, verifier, nonce, redirectTo, challenge, userId };
  await keepFlow(service.accounts, { state, browser }, { flow, now: service.now() });
  if (!isForScript(request)) return leadTo(url, { 'Set-Cookie': cookie });
  return answerWithCookie({ url }, cookie);
}

/** supabase-js asks for the URL as JSON when it navigates by itself. */
function isForScript({ query }: AuthRequest): boolean {
  return query.get('skip_http_redirect') === 'true';
}

const challengeSchema = z.object(challengeFields);
