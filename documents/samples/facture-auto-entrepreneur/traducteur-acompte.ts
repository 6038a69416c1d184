import type { DraftInput } from '#documents/model/draft.ts';

export const traducteurAcompte = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  subtype: 'deposit',
  vatRegime: 'franchise',
  number: 'T-2026-044',
  issueDate: '2026-11-19',
  dueDate: '2026-11-29',
  operation: 'services',
  seller: {
    kind: 'liberal',
    name: 'Andreï Sokolov',
    siret: '45673520800039',
    address: { line1: '18 rue Oberlin', postalCode: '67000', city: 'Strasbourg' },
    email: 'andrei@sokolov-traduction.example',
    iban: 'FR7616958055180609965437589',
    bic: 'QNTOFRP1',
  },
  buyer: {
    kind: 'association',
    name: 'Festival des Deux Rives',
    siren: '954708665',
    address: { line1: '3 place du Château', postalCode: '67000', city: 'Strasbourg' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Acompte de 40 % sur le surtitrage de trois pièces',
      quantity: '1',
      unit: 'LS',
      unitPrice: '864.00',
    },
  ],
  references: { quote: { number: 'D-2026-051', issueDate: '2026-11-12' } },
} satisfies DraftInput;
