import type { DraftInput } from '#documents/model/draft.ts';

/**
 * The final invoice of the same order: everything that was sold, then the deposit taken off with
 * its VAT.
 */
export const agenceWebSolde = {
  version: 1,
  kind: 'facture-tva',
  subtype: 'final',
  vatRegime: 'normal',
  number: 'F-2026-0139',
  issueDate: '2026-11-18',
  dueDate: '2026-12-18',
  subject: 'Site vitrine et boutique du domaine',
  supply: { start: '2026-10-06', end: '2026-11-16' },
  operation: 'services',
  seller: {
    kind: 'company',
    name: 'Studio Passerelle',
    legalForm: 'SAS',
    shareCapital: '15000',
    siret: '57552984700015',
    vatNumber: 'FR29575529847',
    registry: 'RCS Bordeaux',
    address: { line1: '61 cours Xavier-Arnozan', postalCode: '33000', city: 'Bordeaux' },
    contactName: 'Inès Maury',
    email: 'facturation@studio-passerelle.example',
    iban: 'FR7630004049990022984085739',
    bic: 'BNPAFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Domaine de Roquefeuil SCEA',
    siret: '79655655300017',
    vatNumber: 'FR78796556553',
    address: {
      line1: 'Route de Saint-Émilion',
      line2: 'Lieu-dit Roquefeuil',
      postalCode: '33330',
      city: 'Vignonet',
    },
  },
  lines: [
    {
      kind: 'item',
      name: 'Conception : arborescence, maquettes et charte',
      quantity: '4',
      unit: 'DAY',
      unitPrice: '600.00',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Développement du site et de la boutique',
      description: 'Paiement en ligne, gestion des millésimes, reprise de 84 fiches',
      quantity: '8',
      unit: 'DAY',
      unitPrice: '600.00',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Prise de vues au domaine, 40 photographies retouchées',
      quantity: '1',
      unit: 'LS',
      unitPrice: '750.00',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Formation à la mise à jour du site',
      quantity: '3',
      unit: 'HUR',
      unitPrice: '150.00',
      vatRate: '20',
    },
  ],
  prepayments: [
    {
      amount: '3024.00',
      date: '2026-10-19',
      reference: 'F-2026-0118',
      vat: [{ rate: '20', taxableAmount: '2520.00', vatAmount: '504.00' }],
    },
  ],
  references: {
    purchaseOrder: 'CDE-2026-114',
    quote: { number: 'D-2026-0031', issueDate: '2026-10-05' },
    preceding: [{ number: 'F-2026-0118', issueDate: '2026-10-06' }],
  },
} satisfies DraftInput;
