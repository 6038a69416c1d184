import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { codeOf } from '#server/backend/fault.ts';
import { readKey } from '#server/backend/keys/read-caller.ts';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import { changeUser } from './admin/change-user.ts';
import { deleteUserFactor, listUserFactors } from './admin/factors.ts';
import { generateLink, invite } from './admin/generate-link.ts';
import { createUser, deleteUser, listAudit, listUsers, readUser } from './admin/users.ts';
import { challenge } from './factors/challenge.ts';
import { enroll } from './factors/enroll.ts';
import {
  countCodes,
  generateCodes,
  regenerateCodes,
  removeCodes,
  verifyCode,
} from './factors/recovery-codes.ts';
import { unenroll } from './factors/unenroll.ts';
import { verifyFactor } from './factors/verify-factor.ts';
import { recover, resend, sendOtp } from './flows/ask-link.ts';
import { followLink } from './flows/follow-link.ts';
import { checkHealth, describeSettings, publishKeys } from './flows/public.ts';
import { reauthenticate } from './flows/reauthenticate.ts';
import { signInBySso } from './flows/sign-in-by-sso.ts';
import { signOut } from './flows/sign-out.ts';
import { signUp } from './flows/sign-up.ts';
import { giveToken } from './flows/token.ts';
import { getUser, updateUser } from './flows/user.ts';
import { verify } from './flows/verify.ts';
import { type AuthRequest, readBody } from './protocol/auth-request.ts';
import type { AuthService } from './protocol/auth-service.ts';
import { createLimits, requireRate } from './protocol/limits.ts';
import { makeAuthRefusal, readAuthProblem, readFault, sayAuthProblem } from './protocol/problem.ts';
import { authorize, linkIdentity } from './providers/authorize.ts';
import { comeBack } from './providers/come-back.ts';
import { unlinkIdentity } from './providers/unlink-identity.ts';

type Flow = (service: AuthService, request: AuthRequest) => Promise<unknown>;

type Optional = 'limits' | 'providers' | 'checkCaptcha' | 'untilSteady';
export type AuthDependencies = Omit<AuthService, Optional> &
  Partial<Pick<AuthService, Optional>> & {
    /** The client IP of a request. */
    clientIpOf: (context: Context) => string;
  };

/** GoTrue’s protocol on GoTrue’s tables, one file per flow. */
export function createAuth({ clientIpOf, ...dependencies }: AuthDependencies): Hono {
  const service: AuthService = {
    limits: createLimits(),
    providers: new Map(),
    checkCaptcha: null,
    untilSteady: () => wait(STEADY_MS),
    ...dependencies,
  };
  const auth = new Hono();

  const serve =
    (flow: Flow, access: Access = {}) =>
    async (context: Context): Promise<Response> => {
      try {
        return await run(service, { flow, access, context, clientIp: clientIpOf(context) });
      } catch (error) {
        const problem = readAuthProblem(error);
        if (problem === null) service.report({ event: 'auth_fault', code: codeOf(error) });
        return sayAuthProblem(problem ?? readFault(error));
      }
    };
  const limited = { door: 'flow' } as const;
  const byLink = { door: 'link' } as const;

  auth.post('/signup', serve(signUp, limited));
  // `giveToken` counts by grant type: a refresh is not a guess.
  auth.post('/token', serve(giveToken));
  auth.post('/verify', serve(verify, byLink));
  auth.post('/recover', serve(recover, limited));
  auth.post('/otp', serve(sendOtp, limited));
  auth.post('/magiclink', serve(sendOtp, limited));
  auth.post('/resend', serve(resend, limited));
  auth.post('/logout', serve(signOut));
  auth.get('/user', serve(getUser));
  auth.put('/user', serve(updateUser, limited));
  auth.get('/reauthenticate', serve(reauthenticate, limited));

  auth.post('/factors', serve(enroll, limited));
  auth.get('/factors/recovery-codes', serve(countCodes));
  auth.post('/factors/recovery-codes', serve(generateCodes, limited));
  auth.post('/factors/recovery-codes/verify', serve(verifyCode, limited));
  auth.post('/factors/recovery-codes/regenerate', serve(regenerateCodes, limited));
  auth.delete('/factors/recovery-codes', serve(removeCodes, limited));
  auth.post('/factors/:id/challenge', serve(challenge, limited));
  auth.post('/factors/:id/verify', serve(verifyFactor, limited));
  auth.delete('/factors/:id', serve(unenroll, limited));

  auth.get('/user/identities/authorize', serve(linkIdentity, limited));
  auth.delete('/user/identities/:id', serve(unlinkIdentity));
  auth.post('/sso', serve(signInBySso));
  auth.get('/settings', serve(describeSettings));
  auth.get('/health', serve(checkHealth));

  const secret = { needs: 'secret' } as const;
  auth.get('/admin/users', serve(listUsers, secret));
  auth.post('/admin/users', serve(createUser, secret));
  auth.get('/admin/users/:id', serve(readUser, secret));
  auth.put('/admin/users/:id', serve(changeUser, secret));
  auth.delete('/admin/users/:id', serve(deleteUser, secret));
  auth.get('/admin/users/:id/factors', serve(listUserFactors, secret));
  auth.delete('/admin/users/:id/factors/:factorId', serve(deleteUserFactor, secret));
  auth.post('/admin/generate_link', serve(generateLink, secret));
  auth.get('/admin/audit', serve(listAudit, secret));
  auth.post('/invite', serve(invite, secret));

  // Opened by a browser directly, hence without a key.
  const open = { needs: 'nothing' } as const;
  auth.get('/.well-known/jwks.json', serve(publishKeys, open));
  auth.get('/authorize', serve(authorize, { ...open, ...limited }));
  auth.get('/callback', serve(comeBack, { ...open, ...limited }));
  auth.get('/verify', refuseHead(serve(followLink, { ...open, ...byLink })));

  auth.all('*', () => sayAuthProblem({ status: 404, code: 'not_found', message: 'Not found' }));
  return auth;
}

type Access = { needs?: 'nothing' | 'key' | 'secret'; door?: 'flow' | 'link' };

/** Checks the API key, its permission and the rate, then runs the flow. */
async function run(
  service: AuthService,
  {
    flow,
    access: { needs = 'key', door },
    context,
    clientIp,
  }: { flow: Flow; access: Access; context: Context; clientIp: string },
): Promise<Response> {
  const key = needs === 'nothing' ? null : readKey(context.req.raw, service.keys);
  if (key instanceof Response) return key;
  const request = await readRequest(context, clientIp, key);
  if (needs === 'secret' && !request.isServer)
    throw makeAuthRefusal(403, 'not_admin', 'User not allowed');
  if (door) await requireRate(service.limits[door], clientIp);
  const answer = await flow(service, request);
  return answer instanceof Response ? answer : say(answer);
}

async function readRequest(
  context: Context,
  clientIp: string,
  key: { value: string; caller: Caller } | null,
): Promise<AuthRequest> {
  const { req } = context;
  const bearer = /^Bearer (\S+)$/i.exec(req.header('Authorization') ?? '')?.[1] ?? null;
  const body = req.method === 'GET' ? {} : await readBody(req.raw);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw makeAuthRefusal(400, 'bad_json', 'Could not parse request body as JSON');
  return {
    body,
    query: new URL(req.url).searchParams,
    params: req.param(),
    isServer: key?.caller.role === 'service_role',
    isKeyInHeader: req.header('apikey') !== undefined,
    // supabase-js sends the API key as bearer token when nobody is signed in.
    bearer: bearer === key?.value ? null : bearer,
    cookies: getCookie(context),
    clientIp,
    userAgent: req.header('User-Agent') ?? null,
    signal: req.raw.signal,
  };
}

/** Hono answers HEAD with the GET handler, which would consume a one-time link. */
function refuseHead(handler: (context: Context) => Promise<Response>) {
  return (context: Context): Promise<Response> | Response =>
    context.req.method === 'HEAD' ? new Response(null, { status: 204 }) : handler(context);
}

function say(answer: unknown): Response {
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}

const STEADY_MS = 250;
