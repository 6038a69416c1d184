import { isAccount } from '#app/data/is-account.ts';
import type { Draft } from '#documents';
import { proposeNumber } from '#documents/dossier';

/**
 * The next number of a draft of this device. Empty where an account gives it at issue: a number
 * that a draft bore beforehand could be the one of another document.
 */
export function proposeOwnNumber(
  given: Parameters<typeof proposeNumber>[0],
  as: { draft: Draft; date: string },
): string {
  return isAccount() ? '' : proposeNumber(given, as);
}
