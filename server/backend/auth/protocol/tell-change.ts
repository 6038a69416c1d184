import { type AccountChange, recoveryUrlOf } from './auth-emails.ts';
import type { AuthService } from './auth-service.ts';

/**
 * Tells the owner of an account that a way to enter it has changed, at its address; where that
 * changed, at the former one too. Called last in the transaction that makes the change.
 */
export async function tellChange(
  { site, now, sendEmail }: AuthService,
  { email }: { email: string },
  change: AccountChange,
): Promise<void> {
  const told = {
    ...change,
    changedAt: now(),
    recoveryUrl: recoveryUrlOf(site),
    contactUrl: new URL('/contact', site.origin).href,
  };
  const addresses =
    change.kind === 'address-changed' ? [change.formerEmail, change.newEmail] : [email];
  for (const to of addresses) await sendEmail({ to, ...told });
}
