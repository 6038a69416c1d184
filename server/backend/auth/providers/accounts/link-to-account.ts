import type { PoolClient } from 'pg';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { findUser, type UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { ProviderIdentity } from '#server/backend/auth/protocol/provider.ts';
import type { ProviderName } from '#server/backend/auth/protocol/provider-settings.ts';
import { requireWelcome } from '#server/backend/auth/sessions/open-session.ts';
import { addIdentity, findOwner, noteProviders } from './identity-rows.ts';

/**
 * Links an identity to the signed-in user’s account. Its e-mail may differ; it proves nothing here.
 */
export async function linkToAccount(
  service: AuthService,
  client: PoolClient,
  {
    request,
    userId,
    ...vouched
  }: { request: AuthRequest; userId: string; provider: ProviderName; identity: ProviderIdentity },
): Promise<UserRow> {
  const now = service.now();
  const user = await findUser(client, userId, { forUpdate: true });
  if (user === null) throw makeAuthRefusal(403, 'user_not_found', 'User not found');
  requireWelcome(user, now);
  const before = await findOwner(client, vouched);
  if (before === userId)
    throw makeAuthRefusal(422, 'identity_already_exists', 'Identity is already linked');
  const owner = before ?? (await addIdentity(client, { ...vouched, userId, now }));
  if (owner !== userId)
    throw makeAuthRefusal(
      422,
      'identity_already_exists',
      'Identity is already linked to another user',
    );
  await audit(client, request, { action: 'user_modified', user, now });
  return { ...user, raw_app_meta_data: await noteProviders(client, { userId, now }) };
}
