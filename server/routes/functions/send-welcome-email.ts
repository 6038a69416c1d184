import * as z from 'zod/mini';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { askAsCaller, askAsServer, makeFunctionAnswer, makeFunctionRefusal } from './ask-data.ts';
import type { FunctionCall } from './function-environment.ts';
import {
  addresseeSchema,
  readCaller,
  readGiven,
  refuseBeyond,
  type SignedIn,
} from './read-call.ts';
import { queueWelcome } from './welcome-newcomers.ts';

/**
 * POST /functions/v1/send-welcome-email: welcomes a new user; while the address is unconfirmed,
 * sends the confirmation again. Takes `{ email, userId, firstName?, lastName?, confirmationUrl }`,
 * none of which is trusted: names come from the profile. Gives `{ accepted: true }`; a visitor gets
 * it at once, whether or not the user exists. Administrators may ask for the account of another.
 */
export async function sendWelcomeEmail(request: Request, call: FunctionCall): Promise<Response> {
  const read = await readCaller(call, request);
  if (!read.ok) return read.response;
  const body = await readGiven(request, welcomeSchema);
  if (!body.ok) return body.response;
  const { confirmationUrl, userId } = body.value;
  if (chooseRedirect(call.site, confirmationUrl) !== new URL(confirmationUrl).href)
    return makeFunctionRefusal(400, 'validation_failed', 'Not an address of this site');
  const counted = chooseLimitKey(read.value, userId);
  const refusal = await refuseBeyond(call, [
    ['welcomeByClientIp', call.clientIp],
    ['welcome', counted],
    ['manyWelcomes', counted],
  ]);
  if (refusal) return refusal;
  if (read.value !== null) {
    const isAskedByUser = read.value.user_id === userId;
    return welcomeAccount(call, request, { ...body.value, isAsked: true, isAskedByUser });
  }
  // Not awaited: neither the answer nor its time tells whether the user exists.
  welcomeNewcomer(call, body.value).catch(() =>
    call.report({ event: 'function_fault', code: 'welcome_not_sent' }),
  );
  return makeFunctionAnswer({ accepted: true });
}

type Welcome = z.infer<typeof welcomeSchema>;
/** `isAsked`: by the user or an administrator, not by a visitor. */
type Asked = Welcome & { isAsked: boolean; isAskedByUser: boolean };

/** Counted apart: neither visitors nor others may use up the user’s limit. */
function chooseLimitKey(caller: SignedIn | null, userId: string): string {
  if (caller === null) return `visitor ${userId}`;
  return caller.user_id === userId ? userId : `${caller.user_id} for ${userId}`;
}

/** Users may ask at any time, administrators for others; both are told of errors. */
async function welcomeAccount(
  call: FunctionCall,
  request: Request,
  asked: Asked,
): Promise<Response> {
  const user = await findUser(call, asked.userId);
  if (user?.email !== asked.email) return refuseOther();
  const refusal = asked.isAskedByUser ? null : await refuseOthers(call, request, user);
  if (refusal) return refusal;
  try {
    return (await welcome(call, user, asked)) ?? makeFunctionAnswer({ accepted: true });
  } catch {
    return makeFunctionRefusal(503, 'email_not_sent', 'The message could not be sent');
  }
}

/** Null for an administrator, as the database knows them: it writes this to the journal. */
async function refuseOthers(
  call: FunctionCall,
  request: Request,
  { id }: User,
): Promise<Response | null> {
  const noted = await askAsCaller(call, request, {
    path: 'rpc/administer_account',
    method: 'POST',
    body: { p_user_id: id, p_action: 'welcome' },
  });
  if (noted.ok) return null;
  return noted.response.status < 500 ? refuseOther() : noted.response;
}

function refuseOther(): Response {
  return makeFunctionRefusal(403, 'not_own_account', 'Another account');
}

/** Right after a sign-up, nobody is signed in yet. A welcome that is not due is not sent. */
async function welcomeNewcomer(call: FunctionCall, asked: Welcome): Promise<void> {
  const user = await findUser(call, asked.userId);
  if (user === null || user.email !== asked.email) return;
  if (Date.now() - Date.parse(user.created_at) > NEW_MS) return;
  await welcome(call, user, { ...asked, isAsked: false, isAskedByUser: false });
}

/**
 * Null once it is sent, else why it is not. A name may be a stranger’s text: it is written only
 * when that user asks.
 */
async function welcome(call: FunctionCall, user: User, asked: Asked): Promise<Response | null> {
  if (user.email_confirmed_at) {
    const { first_name, newsletter_asked_at } = await findProfile(call, user.id);
    await queueWelcome(call, {
      userId: user.id,
      email: user.email,
      firstName: asked.isAskedByUser ? first_name : null,
      asksForNews: newsletter_asked_at !== null,
      isAsked: asked.isAsked,
    });
    return null;
  }
  // The sign-up has just sent it.
  if (Date.now() - Date.parse(user.confirmation_sent_at ?? '') < MINUTE_MS) return refuseSoon();
  const path = `resend?redirect_to=${encodeURIComponent(asked.confirmationUrl)}`;
  const sent = await askAuth(call, path, { type: 'signup', email: user.email });
  if (sent.ok) return null;
  if (sent.status === 429) return refuseSoon();
  throw new Error('The link was not sent again');
}

function refuseSoon(): Response {
  return makeFunctionRefusal(429, 'over_request_rate_limit', 'A message has just been sent');
}

type User = {
  id: string;
  email: string;
  created_at: string;
  email_confirmed_at?: string | null;
  confirmation_sent_at?: string | null;
};

async function findUser(call: FunctionCall, id: string): Promise<User | null> {
  const response = await askAuth(call, `admin/users/${id}`);
  if (!response.ok) return null;
  return (await response.json()) as User; // GoTrue’s user
}

type Profile = { first_name: string | null; newsletter_asked_at: string | null };

async function findProfile(call: FunctionCall, id: string): Promise<Profile> {
  const found = await askAsServer<Profile>(call, {
    path: `profiles?select=first_name,newsletter_asked_at&user_id=eq.${id}`,
  });
  const none = { first_name: null, newsletter_asked_at: null };
  return (found.ok && found.rows[0]) || none;
}

function askAuth({ askAuth: ask, secretKey, origin }: FunctionCall, path: string, body?: unknown) {
  return ask(
    new Request(new URL(`/auth/v1/${path}`, origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: secretKey,
        Authorization: `Bearer ${secretKey}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

const nameSchema = z.optional(z.nullable(z.string().check(z.maxLength(200))));

const welcomeSchema = z.object({
  email: addresseeSchema,
  userId: z.uuid().check(z.toLowerCase()),
  firstName: nameSchema,
  lastName: nameSchema,
  confirmationUrl: z.url().check(z.maxLength(2000)),
});

const MINUTE_MS = 60_000;
/** Age up to which an account counts as new. */
const NEW_MS = 3_600_000;
