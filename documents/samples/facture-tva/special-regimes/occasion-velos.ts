import type { DraftInput } from '#documents/model/draft.ts';

/** Second-hand goods under the margin scheme, paid in cash and by card. */
export const occasionVelos = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'margin-used',
  number: 'V-2026-0320',
  issueDate: '2026-11-07',
  dueDate: '2026-11-07',
  supply: { date: '2026-11-07' },
  operation: 'goods',
  seller: {
    kind: 'company',
    name: 'La Roue Libre',
    legalForm: 'SCOP SARL',
    hasVariableCapital: true,
    siret: '51088117000037',
    vatNumber: 'FR66510881170',
    registry: 'RCS Tours',
    address: { line1: '13 rue Colbert', postalCode: '37000', city: 'Tours' },
    phone: '02 47 05 18 33',
    mediator: {
      name: 'Médiateur du cycle',
      contact: '2 rue Fantin-Latour, 75016 Paris, mediateur-cycle.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Aïssatou Diallo',
    address: { line1: '40 rue Auguste-Comte', postalCode: '37000', city: 'Tours' },
  },
  lines: [
    {
      kind: 'item',
      reference: 'OCC-0892',
      name: 'Vélo de ville Gitane, cadre 52, révisé',
      description: 'N° de cadre bicycode 40 118 226 071, garantie 6 mois',
      quantity: '1',
      unitPrice: '240.00',
    },
    {
      kind: 'item',
      reference: 'OCC-0911',
      name: 'Siège enfant avec fixations',
      quantity: '1',
      unitPrice: '35.00',
    },
  ],
  payment: { means: ['cash', 'paid'], paidOn: '2026-11-07' },
} satisfies DraftInput;
