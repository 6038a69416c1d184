import { type AuthRequest, requireId } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { refuse } from '#server/backend/auth/protocol/problem.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';

/** GET /authorize: nobody else is asked who a user is, as long as no provider is configured. */
export function authorize(_service: AuthService, { query }: AuthRequest): Promise<never> {
  const provider = (query.get('provider') ?? '').slice(0, 50);
  throw refuse(
    400,
    'validation_failed',
    `Unsupported provider: ${provider === '' ? 'missing provider' : 'provider is not enabled'}`,
  );
}

/** POST /sso. */
export function signInBySso(): Promise<never> {
  throw refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
}

/** GET /user/identities/authorize. */
export async function linkIdentity(service: AuthService, request: AuthRequest): Promise<never> {
  await requireUser(service, request);
  throw refuse(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** DELETE /user/identities/:id: not the last one, by which the user signs in. */
export async function unlinkIdentity(
  service: AuthService,
  request: AuthRequest,
): Promise<Record<string, never>> {
  const { user } = await requireUser(service, request);
  const id = requireId(request.params.id, 'identity_id');
  const { rows } = await service.accounts.query<{ id: string; provider: string }>(
    'select id, provider from auth.identities where user_id = $1',
    [user.id],
  );
  if (!rows.some((identity) => identity.id === id))
    throw refuse(422, 'identity_not_found', "Identity doesn't exist");
  if (rows.length === 1)
    throw refuse(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  await service.accounts.query('delete from auth.identities where id = $1 and user_id = $2', [
    id,
    user.id,
  ]);
  return {};
}
