import type { ReactNode } from 'react';
import { isAccount } from '#app/data/is-account.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { requireKind, subtypeOf } from '#documents';
import { useDocumentNode } from './use-document-node.ts';

/**
 * `correct` prepares the correction of the current invoice. An invoice with a follower has been
 * received, so it can no longer be withdrawn.
 */
export function useCorrection(): {
  correct: () => Promise<void>;
  canWithdraw: boolean;
  dialog: ReactNode;
} {
  const workspace = useWorkspace();
  const node = useDocumentNode();
  const { ask, dialog } = useFollowUps();
  const correct = async () => {
    if (!node) return;
    // The copy is made from the stored draft.
    await workspace.flush();
    const { isInvoice } = subtypeOf(requireKind(node.kind), node.subtype);
    ask({ followUp: isInvoice ? 'correction' : 'duplicate', source: node });
  };
  return { correct, canWithdraw: !isAccount() && node?.followers.length === 0, dialog };
}
