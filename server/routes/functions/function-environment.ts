import { Hono } from 'hono';
import type { Site } from '#server/backend/auth/protocol/redirect.ts';
import type { Backend } from '#server/backend/backend.ts';
import type { Fault } from '#server/backend/fault.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import type { CompanyRegister } from './company/company-register.ts';
import type { Drawing } from './documents/drawing.ts';
import { createLimitUses, type LimitUses } from './function-limits.ts';

/** What a function needs of the world, whatever the backend is. */
export type FunctionEnvironment = LimitUses & {
  /** Answers `/rest/v1`. */
  askData: (request: Request) => Promise<Response>;
  /** Answers `/auth/v1`. */
  askAuth: (request: Request) => Promise<Response>;
  /** Does what `service_role` may: for what no caller may do by itself. */
  secretKey: string;
  /** What visitors show. */
  publishableKey: string;
  /** Where the site is, « https://facturier.example ». */
  origin: string;
  /** Queues a letter; the same `id` twice is one letter. */
  sendEmail: (to: string, content: EmailContent, id?: string) => Promise<void>;
  drawing: Drawing;
  register: CompanyRegister;
  /** Told what went wrong, without a word of the request. */
  report: (fault: Fault) => void;
  /** Where the site is, and where else a link may lead. */
  site: Site;
  /** Where messages to the operator go; null when nobody said. */
  supportEmail: string | null;
};

/** One call of a function: the world, and the address of the network that it comes from. */
export type FunctionCall = FunctionEnvironment & { clientIp: string };

/** One function of the application: the caller is whoever its access token says. */
export type FunctionHandler = (request: Request, call: FunctionCall) => Promise<Response>;

export function createFunctionEnvironment({
  backend: { rest, auth, secretKey, publishableKey, makeLimiter },
  ...world
}: {
  backend: Pick<Backend, 'rest' | 'auth' | 'secretKey' | 'publishableKey' | 'makeLimiter'>;
} & Pick<
  FunctionEnvironment,
  'site' | 'sendEmail' | 'supportEmail' | 'report' | 'drawing' | 'register'
>): FunctionEnvironment {
  const site = new Hono().route('/rest/v1', rest).route('/auth/v1', auth);
  const ask = async (request: Request) => site.fetch(request);
  return {
    ...world,
    origin: world.site.origin,
    secretKey,
    publishableKey,
    ...createLimitUses(makeLimiter),
    askData: ask,
    askAuth: ask,
  };
}
