import * as z from 'zod/mini';
import {
  type AuthRequest,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { doorOfGrant, requireRate } from '#server/backend/auth/protocol/limits.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { refreshSession } from '#server/backend/auth/sessions/refresh-session.ts';
import { exchangeCode } from './code-exchange.ts';
import { signIn } from './sign-in.ts';

/** POST /token: opens a session by `grant_type`. */
export async function giveToken(service: AuthService, request: AuthRequest): Promise<unknown> {
  const grant = request.query.get('grant_type');
  await requireRate(doorOfGrant(service.limits, grant), request.clientIp);
  switch (grant) {
    case 'password':
      return signIn(service, request);
    case 'refresh_token':
      return refreshSession(service, parseBody(refreshSchema, request.body).refresh_token);
    case 'pkce':
      return exchangeCode(service, request);
    case 'id_token':
    case 'web3':
      throw makeAuthRefusal(400, 'provider_disabled', 'Provider is not enabled');
    default:
      throw makeAuthRefusal(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

const refreshSchema = z.object({ refresh_token: textSchema });
