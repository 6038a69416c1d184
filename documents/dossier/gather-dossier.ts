import { buildChain } from './build-chain.ts';
import type { Chain } from './chain-node.ts';
import type { DocumentSummary } from './document-summary.ts';
import { identityOf } from './infer-relation.ts';
import type { StoredDraft } from './stored-draft.ts';
import { summarize } from './summarize.ts';
import { tieTakenUp } from './tie-taken-up.ts';

export type GatheredDossier = {
  chain: Chain;
  /** Ids of the other copies, by the id of the document that counts. */
  copies: ReadonlyMap<string, readonly string[]>;
};

/**
 * Links documents by the numbers and dates they name, and derives their statuses. Of several copies
 * of one document (same seller, kind, number and date), the first issued one counts, else the
 * first. `today` is YYYY-MM-DD.
 */
export function gatherDossier(documents: readonly StoredDraft[], today: string): GatheredDossier {
  const groups = groupCopies(documents.map(summarize));
  const summaries = groups.map(([counted]) => counted);
  const { links } = tieTakenUp(summaries, { summaries: [], links: [] }, 0);
  return {
    chain: buildChain({ summaries, links, milestones: [] }, today),
    copies: new Map(groups.map(([{ id }, ...others]) => [id, others.map((other) => other.id)])),
  };
}

type Group = [DocumentSummary, ...DocumentSummary[]];

/** The first member of each group is the one that counts. */
function groupCopies(summaries: readonly DocumentSummary[]): Group[] {
  const groups = new Map<string, Group>();
  for (const summary of summaries) {
    const identity = identityOf(summary) ?? summary.id;
    const known = groups.get(identity);
    if (!known) groups.set(identity, [summary]);
    else if (known[0].state === 'draft' && summary.state !== 'draft') known.unshift(summary);
    else known.push(summary);
  }
  return [...groups.values()];
}
