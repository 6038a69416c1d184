import type { DraftInput } from '#documents/model/draft.ts';

/** Goods sent to a consumer in Belgium, with Belgian VAT through the one-stop shop. */
export const luminairesBelgique = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'one-stop-shop',
  number: 'L-2026-0187',
  issueDate: '2026-11-12',
  dueDate: '2026-11-12',
  supply: { date: '2026-11-12' },
  operation: 'goods',
  priceMode: 'gross',
  seller: {
    kind: 'company',
    name: 'Atelier Lueur',
    legalForm: 'SARL',
    shareCapital: '8000',
    siret: '84721930000013',
    vatNumber: 'FR86847219300',
    registry: 'RCS Lille',
    address: { line1: '22 rue des Tanneurs', postalCode: '59000', city: 'Lille' },
    email: 'commandes@atelier-lueur.example',
    mediator: {
      name: 'Médiation du commerce en ligne',
      contact: '8 rue Volney, 75002 Paris, mediation-vente.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Lotte Janssens',
    address: { line1: 'Meir 12', postalCode: '2000', city: 'Anvers', country: 'BE' },
  },
  lines: [
    {
      kind: 'item',
      reference: 'CHV-21',
      name: 'Lampe de chevet en chêne',
      quantity: '2',
      unitPrice: '49.99',
      vatRate: '21',
    },
    { kind: 'item', name: 'Abat-jour en lin', quantity: '1', unitPrice: '19.00', vatRate: '21' },
  ],
  charges: [{ amount: '9.90', reason: 'Port', vatRate: '21' }],
  payment: { means: ['card', 'paid'], paidOn: '2026-11-12' },
} satisfies DraftInput;
