import { dossier } from '#app/data/dossier.ts';
import { keepDrafts } from '#app/files/keep-drafts.ts';
import { createFollowUp } from '#app/follow-ups/create-follow-up.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { convertInvoiceToCredit, convertInvoiceToReceipt, type Draft } from '#documents';
import { proposeNumber } from '#documents/dossier';
import { keepIssued } from './keep-issued.ts';

/** What an invoice that was read can become. */
export type Reuse = 'copy' | 'credit' | 'receipt';

/**
 * Makes a draft of this device of an invoice; gives where it is, and how to undo. What follows the
 * invoice takes it into the dossier: an avoir never gives back more than what is left of it, and
 * both say where they lead.
 */
export async function reuseInvoice(
  invoice: Draft,
  reuse: Reuse,
): Promise<{ address: string; undo: () => Promise<void> }> {
  if (reuse === 'copy') return keepDrafts([invoice]);
  return (await followInvoice(invoice, reuse)) ?? holdFollower(invoice, reuse);
}

/** Null where the browser keeps nothing. */
async function followInvoice(invoice: Draft, reuse: Exclude<Reuse, 'copy'>) {
  const kept = await keepIssued(invoice).catch(() => null);
  if (!kept) return null;
  const request =
    reuse === 'credit' ? ({ kind: 'credit', taken: 'all' } as const) : { kind: reuse };
  const [made] = await createFollowUp(kept.id, request).catch(() => []);
  if (!made) {
    await kept.undo();
    return null;
  }
  return {
    address: draftAddress(made.draft.kind, made.id),
    undo: async () => {
      const ties = { links: [{ key: `${kept.id}/${made.id}` }], replaced: [] };
      await dossier.takeBack([made.id], ties);
      await kept.undo();
    },
  };
}

async function holdFollower(invoice: Draft, reuse: Exclude<Reuse, 'copy'>) {
  const today = todayInFrance();
  const draft = CONVERT[reuse](invoice, { number: '', today });
  const number = proposeNumber(await dossier.listNumbers().catch(() => []), { draft, date: today });
  return keepDrafts([{ ...draft, number }]);
}

const CONVERT = { credit: convertInvoiceToCredit, receipt: convertInvoiceToReceipt };
