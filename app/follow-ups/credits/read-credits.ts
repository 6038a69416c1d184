import { dossier } from '#app/data/dossier.ts';
import {
  type ChainNode,
  type ClientCredits,
  computeCredits,
  groupCredits,
  listPayable,
  listUsable,
  type OwedCredit,
  outstandingAmount,
} from '#documents/dossier';

/** `isPayable`: unpaid invoices of that client are there to be lowered. */
export type OpenCredits = ClientCredits & { isPayable: boolean };

/** What each client is owed. */
export async function readCredits(): Promise<OpenCredits[]> {
  const nodes = await dossier.listSummaries();
  const unpaid = nodes.filter((node) => outstandingAmount(node) > 0);
  return groupCredits(computeCredits(nodes)).map((group) => ({
    ...group,
    isPayable: group.credits.some((credit) => listPayable(unpaid, credit).length > 0),
  }));
}

/** What can still be deducted from an invoice. */
export async function readUsable(invoiceId: string): Promise<OwedCredit[]> {
  const nodes = await dossier.listSummaries();
  const invoice = nodes.find(({ id }) => id === invoiceId);
  return invoice ? listUsable(nodes, invoice) : [];
}

/** A credit as it is now, settled or not, and the invoices that it can be set against. */
export type OpenCredit = { credit: OwedCredit; payable: readonly ChainNode[] };

export async function readOpenCredit(documentId: string): Promise<OpenCredit | null> {
  const nodes = await dossier.listSummaries();
  const credit = computeCredits(nodes).find(({ document }) => document.id === documentId);
  return credit ? { credit, payable: listPayable(nodes, credit) } : null;
}
