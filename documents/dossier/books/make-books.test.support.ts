import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { sumBooks } from './sum-books.ts';

export const today = '2026-11-20';
export const period = { from: '2026-01-01', to: '2026-12-31' };
export const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
export const quote = requireDraft(samples['devis-agence-web']);

/** 1,000 plus 20 % of VAT. */
export const invoice: Draft = {
  ...requireDraft(samples.menuisier),
  number: 'F-1',
  issueDate: '2026-03-10',
  dueDate: '2026-04-10',
  lines: [
    { kind: 'item', name: 'Pose', quantity: '1', unit: 'C62', unitPrice: '1000', vatRate: '20' },
  ],
  allowances: [],
  charges: [],
  prepayments: [],
};

export function makeBooks() {
  const dossier = makeDossier(today);
  const sum = () => sumBooks([...dossier.chain().values()], { today, period, dayOf });
  return { ...dossier, sum };
}
