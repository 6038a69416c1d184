import type { Pool } from 'pg';
import type { Fault } from '#server/backend/fault.ts';
import type { AccessTokens } from '#server/backend/keys/access-tokens.ts';
import type { Keys } from '#server/backend/keys/keys.ts';
import type { AuthEmail } from './auth-emails.ts';
import type { Limits } from './limits.ts';
import type { Providers } from './provider.ts';
import type { Site } from './redirect.ts';

export type AuthService = {
  /** Connected as the role auth_service. */
  accounts: Pool;
  keys: Keys;
  tokens: AccessTokens;
  /** Queues an e-mail; if it throws, the transaction that wanted it is rolled back. */
  sendEmail: (email: AuthEmail) => Promise<void>;
  site: Site;
  now: () => Date;
  isSignUpOpen: () => boolean;
  limits: Limits;
  /** The configured identity providers, under GoTrue’s names. */
  providers: Providers;
  /** Whether a person solved the captcha; null when none is configured. */
  checkCaptcha: ((token: string, clientIp: string) => Promise<boolean>) | null;
  /**
   * Delay longer than the work of any flow whose duration could reveal whether an account exists.
   */
  untilSteady: () => Promise<unknown>;
  /** Reports faults of this server, and of those it calls, by code only. */
  report: (fault: Fault) => void;
};
