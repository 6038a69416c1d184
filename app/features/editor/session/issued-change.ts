import { requireKind, subtypeOf } from '#documents';
import type { EditorSessionState } from './editor-session.ts';

/** An invoice for the law, whose final file was made, is no longer what that file says. */
export function isIssuedChange({ issued, completed }: EditorSessionState): boolean {
  if (!issued || completed) return false;
  const { kind, subtype } = issued.draft;
  return subtypeOf(requireKind(kind), subtype).isInvoice;
}
