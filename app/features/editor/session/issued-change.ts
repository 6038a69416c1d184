import { isAccount } from '#app/data/is-account.ts';
import { requireKind, subtypeOf } from '#documents';
import type { EditorSessionState } from './editor-session.ts';

/**
 * An invoice for the law, whose final file was made, is no longer what that file says; whatever an
 * account issued is frozen.
 */
export function isIssuedChange({ issued, completed }: EditorSessionState): boolean {
  if (!issued || completed) return false;
  const { kind, subtype } = issued.draft;
  return isAccount() || subtypeOf(requireKind(kind), subtype).isInvoice;
}
