import { dossier } from '#app/data/dossier.ts';
import { getNumberPattern } from '#app/data/number-patterns.ts';
import { keepDrafts } from '#app/files/keep-drafts.ts';
import { createFollowUp } from '#app/follow-ups/create-follow-up.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { convertInvoiceToCredit, convertInvoiceToReceipt, type Draft } from '#documents';
import { proposeNumber, seriesOf } from '#documents/dossier';
import { keepIssued } from './keep-issued.ts';

export type Reuse = 'copy' | 'credit' | 'receipt';

/**
 * Makes a draft from an invoice; returns its address, and an undo function. A follow-up also saves
 * the invoice in the dossier, so that a credit note never exceeds what is left of it, and links
 * both.
 */
export async function reuseInvoice(
  invoice: Draft,
  reuse: Reuse,
): Promise<{ address: string; undo: () => Promise<void> }> {
  if (reuse === 'copy') return keepDrafts([invoice]);
  return (await followInvoice(invoice, reuse)) ?? holdFollower(invoice, reuse);
}

/** Null when storage is refused. */
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
  const number = proposeNumber(await dossier.listNumbers().catch(() => []), {
    ...{ draft, date: today },
    pattern: getNumberPattern(seriesOf(draft)),
  });
  return keepDrafts([{ ...draft, number }]);
}

const CONVERT = { credit: convertInvoiceToCredit, receipt: convertInvoiceToReceipt };
