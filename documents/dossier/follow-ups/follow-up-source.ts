import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { issuedCreditsOf } from '#documents/dossier/payments/credits.ts';
import { findWholePayment } from '#documents/dossier/payments/whole-payment.ts';
import { contentOf, type StoredDraft } from '#documents/dossier/stored-draft.ts';
import type { InvoicedSituation } from '#documents/kinds/conversions/situation/invoiced.ts';
import type { DepositPayment } from '#documents/kinds/conversions/to-prepayment.ts';
import type { Draft } from '#documents/model/draft.ts';
import { withChoices } from './agreed.ts';
import { amendmentsOf, depositsOf, situationsOf } from './invoiced-quote.ts';
import { creditsOf } from './list-follow-ups.ts';

export type FollowUpSource = {
  node: ChainNode;
  stored: StoredDraft;
  /** Valid deposits of a quote, issued or not. */
  deposits: readonly Draft[];
  /** The issued avoirs of each of them, in the same order. */
  givenBack: readonly (readonly Draft[])[];
  /** Their payments, in the same order; null for one that no single sum pays. */
  received: readonly (DepositPayment | null)[];
  /** Valid situations of a quote, oldest first, with their issued avoirs. */
  situations: readonly InvoicedSituation[];
  /** Avenants of a quote that its situations count. */
  amendments: readonly Draft[];
  /** Avoirs on an invoice, issued or not. */
  credits: readonly Draft[];
};

/** Loads the draft behind `node` and those its follow-ups depend on; null once it is deleted. */
export async function openSource(
  node: ChainNode,
  get: (id: string) => Promise<StoredDraft | null>,
): Promise<FollowUpSource | null> {
  const found = await get(node.id);
  if (!found) return null;
  const stored = withChoices(found, node.agreed?.choices);
  const readAll = async (nodes: readonly ChainNode[]) => {
    const kept = await Promise.all(
      nodes.map(async ({ id, agreed }) => {
        const one = await get(id);
        return one && contentOf(withChoices(one, agreed?.choices));
      }),
    );
    return kept.flatMap((one) => one ?? []);
  };
  const deposits = depositsOf(node);
  const readAvoirs = (invoices: readonly ChainNode[]) =>
    Promise.all(invoices.map((invoice) => readAll(issuedCreditsOf(invoice))));
  const stages = situationsOf(node);
  const [drafts, givenBack, situations, avoirs, amendments, credits] = await Promise.all([
    readAll(deposits),
    readAvoirs(deposits),
    readAll(stages),
    readAvoirs(stages),
    readAll(amendmentsOf(node)),
    readAll(creditsOf(node)),
  ]);
  return {
    ...{ node, stored, deposits: drafts, givenBack, credits, amendments },
    received: deposits.map(findWholePayment),
    situations: situations.map((draft, index) => ({ draft, avoirs: avoirs[index] ?? [] })),
  };
}
