import type { DraftInput } from '#documents/model/draft.ts';

/** The franchise for a seller with a VAT number, needed for purchases in the Union. */
export const developpeurNumeroTva = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'franchise',
  number: 'AE-2026-0033',
  issueDate: '2026-11-01',
  dueDate: '2026-12-15',
  subject: 'Maintenance applicative, octobre 2026',
  supply: { start: '2026-10-01', end: '2026-10-31' },
  operation: 'services',
  seller: {
    kind: 'sole-trader',
    name: 'Hugo Nguyễn-Lambert',
    siret: '57552984700015',
    vatNumber: 'FR29575529847',
    address: { line1: '48 rue de la République', postalCode: '42000', city: 'Saint-Étienne' },
    email: 'hugo@nguyen-lambert.example',
    iban: 'FR7616958095340197254979168',
    bic: 'QNTOFRP1',
  },
  buyer: {
    kind: 'business',
    name: 'Rubaneries Stéphanoises SA',
    siret: '79655655300017',
    vatNumber: 'FR78796556553',
    address: { line1: '120 rue des Aciéries', postalCode: '42000', city: 'Saint-Étienne' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Maintenance corrective',
      quantity: '11.25',
      unit: 'HUR',
      unitPrice: '62.00',
    },
    {
      kind: 'item',
      name: 'Mise à jour du serveur et des dépendances',
      quantity: '1',
      unit: 'LS',
      unitPrice: '180.00',
    },
  ],
  references: { purchaseOrder: 'BC 26/1187' },
} satisfies DraftInput;
