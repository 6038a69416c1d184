import * as z from 'zod/mini';
import { leadTo, sayInUrl, writeFragment } from '#server/backend/auth/protocol/answer-by-url.ts';
import {
  type AuthRequest,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { readAuthProblem } from '#server/backend/auth/protocol/problem.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { openSession } from '#server/backend/auth/sessions/open-session.ts';
import { CODE_PREFIX, issueCode } from './code-exchange.ts';
import { expired, HALF_DONE, useToken, verifyTypeSchema } from './verify.ts';

/**
 * GET /verify: as POST, then redirects to `redirect_to` with the session after « # », or with a
 * code if one was requested. Our own e-mails do not link here, since scanners follow links.
 */
export async function followLink(service: AuthService, request: AuthRequest): Promise<Response> {
  const target = new URL(chooseRedirect(service.site, request.query.get('redirect_to')));
  try {
    const { type, token } = parseBody(querySchema, Object.fromEntries(request.query));
    const outcome = await inTransaction(service.accounts, async (client): Promise<Outcome> => {
      const asked = { request, token, type, email: null };
      const { user, isHalfDone, method } = await useToken(service, client, asked);
      if (isHalfDone) return { values: { message: HALF_DONE.msg } };
      if (token.startsWith(CODE_PREFIX)) {
        const code = await issueCode(client, { userId: user.id, method, now: service.now() });
        if (code === null) throw expired();
        return { code };
      }
      const session = await openSession(service, client, { request, user, method });
      const { user: _user, ...tokens } = session;
      return { values: { ...tokens, type: method === 'recovery' ? method : type } };
    });
    if ('code' in outcome) target.searchParams.set('code', outcome.code);
    else target.hash = writeFragment(outcome.values);
  } catch (error) {
    const problem = readAuthProblem(error);
    if (problem === null) throw error;
    target.hash = writeFragment(sayInUrl(problem));
  }
  return leadTo(target);
}

type Outcome = { code: string } | { values: Record<string, string | number> };

const querySchema = z.object({ type: verifyTypeSchema, token: textSchema });
