import type { DraftInput } from '#documents/model/draft.ts';
import { agenceWebAcompte } from '#documents/samples/facture-tva/agence-web-acompte.ts';
import { agenceWebSolde } from '#documents/samples/facture-tva/agence-web-solde.ts';

/** The quote of the agency's invoices: a 30 % deposit, a schedule, options. */
export const devisAgenceWeb = {
  version: 1,
  kind: 'devis',
  vatRegime: 'normal',
  number: 'D-2026-0031',
  issueDate: '2026-10-05',
  validUntil: '2026-11-04',
  subject: 'Site vitrine et boutique du domaine',
  intro:
    'Suite à notre visite du 28 septembre, voici notre proposition pour le site du domaine et sa boutique en ligne.',
  operation: 'services',
  seller: agenceWebAcompte.seller,
  buyer: agenceWebAcompte.buyer,
  lines: [
    ...agenceWebSolde.lines,
    {
      kind: 'option',
      name: 'Version anglaise',
      description: 'Traduction de six pages et des fiches produit',
      quantity: '1',
      unit: 'LS',
      unitPrice: '950.00',
      vatRate: '20',
      isSelected: true,
    },
    {
      kind: 'option',
      name: 'Reportage photographique d’une journée',
      quantity: '1',
      unit: 'DAY',
      unitPrice: '780.00',
      vatRate: '20',
    },
    {
      kind: 'variant',
      name: 'Hébergement mutualisé, un an',
      quantity: '12',
      unit: 'MON',
      unitPrice: '14.00',
      vatRate: '20',
    },
    {
      kind: 'variant',
      name: 'Hébergement dédié, un an',
      quantity: '12',
      unit: 'MON',
      unitPrice: '39.00',
      vatRate: '20',
    },
  ],
  quote: {
    startDate: '2026-10-12',
    duration: 'six semaines à compter de l’accord',
    deposit: { percent: '30' },
    schedule: [
      { percent: '30', label: 'à la commande' },
      { percent: '40', label: 'à la validation des maquettes' },
      { percent: '30', label: 'à la mise en ligne' },
    ],
  },
  payment: { means: ['transfer'], terms: 'Paiement à 30 jours, date de facture.' },
  terms:
    'Le prix comprend deux séries de retouches par maquette ; au-delà, la journée est facturée 600,00 € HT. Les textes et les photographies sont fournis par le client. Les droits d’exploitation du site sont cédés au client à complet paiement.',
} satisfies DraftInput;
