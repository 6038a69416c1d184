import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { addUser, draftIdentity, draftUser } from '#server/backend/auth/accounts/make-user.ts';
import { listSignUps } from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { findUserByEmail, isBanned } from '#server/backend/auth/accounts/users.ts';
import { answerAlike } from '#server/backend/auth/protocol/answer-alike.ts';
import { sayAlreadyRegistered } from '#server/backend/auth/protocol/auth-emails.ts';
import {
  type AuthRequest,
  challengeFields,
  emailSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { requireHuman } from '#server/backend/auth/protocol/captcha.ts';
import { takeStrangerRate } from '#server/backend/auth/protocol/limits.ts';
import { metadataSchema } from '#server/backend/auth/protocol/metadata.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { askEmailChange } from './email-change.ts';
import { resendConfirmation } from './send-confirmation.ts';
import { type LinkOrder, sendMagicLink, sendRecovery } from './send-link.ts';
import { readSignUpBrowser } from './sign-up-browser.ts';

/** POST /recover: sends a link to choose another password. */
export async function recover(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { email, ...challenge } = parseBody(recoverSchema, request.body);
  await requireHuman(service, request);
  return answerAlike(service, { key: linksTo(email) }, () =>
    sendToOwner(service, { request, email, challenge, send: sendRecovery }),
  );
}

/**
 * POST /otp and /magiclink: sends a link that signs in. Creates an unconfirmed account only while
 * sign-up is open. Ignores `data`: whoever opens the link may not be the one who asked.
 */
export async function sendOtp(service: AuthService, request: AuthRequest): Promise<unknown> {
  const {
    email,
    phone,
    create_user,
    data: _words,
    ...challenge
  } = parseBody(otpSchema, request.body);
  if (phone) throw makeAuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (!email) throw makeAuthRefusal(400, 'validation_failed', 'One of email or phone must be set');
  await requireHuman(service, request);
  return answerAlike(service, { key: linksTo(email) }, () => {
    const mayCreate = create_user !== false && service.isSignUpOpen();
    const draft = draftUser({ email, passwordHash: null, data: {}, now: service.now() });
    return sendToOwner(service, {
      request,
      email,
      challenge,
      send: sendMagicLink,
      newcomer: mayCreate ? draft : null,
    });
  });
}

/** POST /resend: sends the confirmation of a sign-up again. */
export async function resend(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { type, email, phone, ...challenge } = parseBody(resendSchema, request.body);
  if (phone || type === 'sms' || type === 'phone_change')
    throw makeAuthRefusal(400, 'phone_provider_disabled', 'Unsupported phone provider');
  if (!email)
    throw makeAuthRefusal(400, 'validation_failed', 'Type provided requires an email address');
  await requireHuman(service, request);
  const browser = readSignUpBrowser(service, request);
  // A stranger’s repeated requests must not use up the owner’s e-mails.
  const hourKey = `${type} again ${email}`;
  const key = type === 'signup' ? email : hourKey;
  return answerAlike(service, { key, hourKey }, async () => {
    const send =
      type === 'signup' ? resendSignUp(browser) : await prepareEmailChange(service, email);
    return sendToOwner(service, { request, email, challenge, send });
  });
}

/** A separate count: e-mails without a sign-in link must not use up those that have one. */
function linksTo(email: string): string {
  return `links ${email}`;
}

type Send = typeof sendRecovery;

async function sendToOwner(
  service: AuthService,
  {
    request,
    email,
    challenge,
    send,
    newcomer = null,
  }: {
    request: AuthRequest;
    email: string;
    challenge: LinkOrder['challenge'] & object;
    send: Send;
    /** The account to add when the address has none. */
    newcomer?: LinkOrder['user'] | null;
  },
): Promise<Record<string, never>> {
  const now = service.now();
  const redirectTo = chooseRedirect(service.site, request.query.get('redirect_to'));
  await inTransaction(service.accounts, async (client) => {
    if (newcomer !== null && (await addUser(client, newcomer, draftIdentity(newcomer))))
      await audit(client, request, { action: 'user_signedup', user: newcomer, now });
    const user = await findUserByEmail(client, email, { forUpdate: true });
    if (user === null || isBanned(user, now)) return;
    await audit(client, request, { action: 'user_recovery_requested', user, now });
    await send(service, client, { user, redirectTo, challenge });
  });
  return {};
}

/** Someone who signed up with the address of an existing account is told again that it exists. */
const resendSignUp =
  (browser: string | null): Send =>
  async (service, client, order) => {
    const { id, email, email_confirmed_at } = order.user;
    if (email_confirmed_at === null)
      return resendConfirmation(service, client, { ...order, browser });
    const waiting = await listSignUps(client, id);
    if (waiting.length > 0) await service.sendEmail(sayAlreadyRegistered(service, email));
  };

/** Counts before the transaction: a limiter may need a connection of its own. */
async function prepareEmailChange(service: AuthService, email: string): Promise<Send> {
  const newEmail = (await findUserByEmail(service.accounts, email))?.email_change ?? '';
  const isSent = newEmail !== '' && (await takeStrangerRate(service.limits, newEmail));
  return async (_, client, { user, redirectTo }) => {
    // Another change may have been requested since.
    if (isSent && user.email_change === newEmail)
      await askEmailChange(service, client, { user, newEmail, redirectTo });
  };
}

const recoverSchema = z.object({ email: emailSchema, ...challengeFields });

const otpSchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
  create_user: z.optional(z.nullable(z.boolean())),
  data: z.optional(z.nullable(metadataSchema)),
  ...challengeFields,
});

const resendSchema = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
  ...challengeFields,
});
