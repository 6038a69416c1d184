import type { DraftInput } from '#documents/model/draft.ts';
import { agenceWebAcompte } from '#documents/samples/facture-tva/agence-web-acompte.ts';

export const devisAgenceWebAvenant = {
  version: 1,
  kind: 'devis',
  subtype: 'amendment',
  vatRegime: 'normal',
  number: 'D-2026-0031-A1',
  issueDate: '2026-10-22',
  validUntil: '2026-11-05',
  subject: 'Site du domaine : paiement en plusieurs fois',
  operation: 'services',
  seller: agenceWebAcompte.seller,
  buyer: agenceWebAcompte.buyer,
  lines: [
    {
      kind: 'item',
      name: 'Paiement en trois fois dans la boutique',
      description: 'Paramétrage, essais et conditions de vente',
      quantity: '1.5',
      unit: 'DAY',
      unitPrice: '600.00',
      vatRate: '20',
    },
  ],
  references: { quote: { number: 'D-2026-0031', issueDate: '2026-10-05' } },
  quote: { duration: 'une semaine, sans changer la date de mise en ligne' },
} satisfies DraftInput;
