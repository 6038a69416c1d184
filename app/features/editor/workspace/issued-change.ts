import { isAccount } from '#app/data/is-account.ts';
import { requireKind, subtypeOf } from '#documents';
import type { WorkspaceState } from './workspace.ts';

/** Whether an invoice differs from its final file. Documents issued by an account are frozen. */
export function isIssuedChange({ issued, completed }: WorkspaceState): boolean {
  if (!issued || completed) return false;
  const { kind, subtype } = issued.draft;
  return isAccount() || subtypeOf(requireKind(kind), subtype).isInvoice;
}
