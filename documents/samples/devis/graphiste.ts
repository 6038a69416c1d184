import type { DraftInput } from '#documents/model/draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';

/** A quote without VAT, by a self-employed designer in franchise. */
export const devisGraphiste = {
  version: 1,
  kind: 'devis',
  vatRegime: 'franchise',
  number: 'D-2026-009',
  issueDate: '2026-10-14',
  validUntil: '2026-11-14',
  subject: 'Identité visuelle de la microbrasserie',
  operation: 'services',
  seller: graphiste.seller,
  buyer: graphiste.buyer,
  lines: [
    ...graphiste.lines,
    { kind: 'option', name: 'Carton de six bouteilles', quantity: '1', unitPrice: '220.00' },
  ],
  allowances: graphiste.allowances,
  quote: {
    cost: { amount: '60.00', isDeductible: true },
    duration: 'quatre semaines',
    deposit: { percent: '40', nature: 'deposit' },
  },
} satisfies DraftInput;
