import type { Pool } from 'pg';
import type { Fault } from '#server/backend/fault.ts';
import type { AccessTokens } from '#server/backend/keys/access-tokens.ts';
import type { Keys } from '#server/backend/keys/keys.ts';
import type { AuthEmail } from './auth-emails.ts';
import type { Limits } from './limits.ts';
import type { Providers } from './provider.ts';
import type { Site } from './redirect.ts';

/** All that the flows need of the world. */
export type AuthService = {
  /** As the role auth_service. */
  accounts: Pool;
  keys: Keys;
  tokens: AccessTokens;
  /** Queues a message; while it fails, what would send one is undone. */
  sendEmail: (email: AuthEmail) => Promise<void>;
  site: Site;
  now: () => Date;
  isSignUpOpen: () => boolean;
  limits: Limits;
  /** The configured identity providers, under GoTrue’s names. */
  providers: Providers;
  /** Whether a person solved a captcha; null where none is asked. */
  checkCaptcha: ((token: string, clientIp: string) => Promise<boolean>) | null;
  /**
   * Answers that could reveal whether an account exists wait for this, which lasts longer than
   * their work.
   */
  untilSteady: () => Promise<unknown>;
  /** Told of faults of the server, and of those it asks, by their codes alone. */
  report: (fault: Fault) => void;
};
