import { Hono } from 'hono';
import type { Site } from '#server/backend/auth/protocol/redirect.ts';
import type { Backend } from '#server/backend/backend.ts';
import type { Fault } from '#server/backend/fault.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import type { CompanyRegister } from './company/company-register.ts';
import type { Drawing } from './documents/drawing-thread.ts';
import { createLimitUses, type LimitUses } from './function-limits.ts';

export type FunctionEnvironment = LimitUses & {
  /** Serves `/rest/v1`. */
  askData: (request: Request) => Promise<Response>;
  /** Serves `/auth/v1`. */
  askAuth: (request: Request) => Promise<Response>;
  /** Grants `service_role`, for what no caller may do itself. */
  secretKey: string;
  /** The key of visitors. */
  publishableKey: string;
  /** The site’s origin, « https://facturier.example ». */
  origin: string;
  /** Queues an e-mail; the same `id` twice is one e-mail. */
  sendEmail: (to: string, content: EmailContent, id?: string) => Promise<void>;
  drawing: Drawing;
  register: CompanyRegister;
  /** Reports a fault without any content of the request. */
  report: (fault: Fault) => void;
  /** The origin, and other URLs to which a link may lead. */
  site: Site;
  /** The operator’s address for support; null if unset. */
  supportEmail: string | null;
};

/** One call of a function, from a client IP; `signal` is aborted once the client has left. */
export type FunctionCall = FunctionEnvironment & { clientIp: string; signal: AbortSignal };

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
