import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { noteMilestone } from '#app/sending/note-milestone.ts';
import type { MenuAction } from '#app/ui/overlays/menu-entry.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { type ChainNode, listMilestones, type MilestoneName, wordStatus } from '#documents/dossier';

/**
 * What the author may say of a document: that it was sent, accepted or paid. `question` is the one
 * whose answer is awaited.
 */
export function useMilestones(node: ChainNode | null): {
  question: MenuAction | null;
  others: readonly MenuAction[];
  dialog: ReactNode;
} {
  const [isPaying, setPaying] = useState(false);
  const offered = node ? listMilestones(node) : [];
  const canBePaid = offered.includes('paid');
  // Network: the page may be offline once the money comes.
  useEffect(() => {
    if (canBePaid) fetchWhenUsed(loadPaidDialog);
  }, [canBePaid]);
  if (!node) return { question: null, others: [], dialog: null };
  const awaited = findAwaited(node, offered);
  const record = (milestone: MilestoneName) => {
    if (node.milestone === milestone) return dossier.mark(node.id, null);
    return milestone === 'paid' ? setPaying(true) : noteMilestone(node, milestone);
  };
  const word = (name: MilestoneName) => wordStatus({ name }, node);
  return {
    question: awaited && {
      label: `${word(awaited)}\u00a0?`,
      onSelect: () => record(awaited),
    },
    others: offered
      .filter((name) => name !== awaited)
      .map((name) => ({
        label: word(name),
        isChecked: node.milestone === name,
        onSelect: () => record(name),
      })),
    dialog: isPaying && (
      <Suspense>
        <PaidDialog nodes={[node]} onClose={() => setPaying(false)} />
      </Suspense>
    ),
  };
}

function findAwaited(node: ChainNode, offered: readonly MilestoneName[]): MilestoneName | null {
  const isAnswered = node.milestone !== null && node.milestone !== 'sent';
  if (isAnswered) return null;
  return offered.find((name) => name === 'paid' || name === 'accepted') ?? null;
}

const loadPaidDialog = async () =>
  (await import('#app/follow-ups/paid/paid-dialog.tsx')).PaidDialog;
const PaidDialog = lazyFetched(loadPaidDialog);
