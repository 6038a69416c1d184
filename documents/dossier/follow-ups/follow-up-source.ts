import { depositsOf } from '#documents/dossier/amounts-due.ts';
import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { contentOf, type StoredDraft } from '#documents/dossier/stored-draft.ts';
import type { Draft } from '#documents/model/draft.ts';
import { creditsOf } from './list-follow-ups.ts';

/** A document and what was made of it, whole: what its next document is made from. */
export type FollowUpSource = {
  node: ChainNode;
  stored: StoredDraft;
  /** Of a quote: its deposits that stand, finished or not. */
  deposits: readonly Draft[];
  /** Of an invoice: its avoirs, finished or not. */
  credits: readonly Draft[];
};

/**
 * Gets the drafts that `node` was summarized from and those that count for what follows; null when
 * it is no longer kept.
 */
export async function openSource(
  node: ChainNode,
  get: (id: string) => Promise<StoredDraft | null>,
): Promise<FollowUpSource | null> {
  const stored = await get(node.id);
  if (!stored) return null;
  const readAll = async (nodes: readonly ChainNode[]) => {
    const kept = await Promise.all(nodes.map(({ id }) => get(id)));
    return kept.flatMap((one) => (one ? [contentOf(one)] : []));
  };
  const [deposits, credits] = await Promise.all([
    readAll(depositsOf(node)),
    readAll(creditsOf(node)),
  ]);
  return { node, stored, deposits, credits };
}
