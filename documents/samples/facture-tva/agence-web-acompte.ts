import type { DraftInput } from '#documents/model/draft.ts';

/** A deposit of 30 % on a quote, between businesses (type 386). */
export const agenceWebAcompte = {
  version: 1,
  kind: 'facture-tva',
  subtype: 'deposit',
  vatRegime: 'normal',
  number: 'F-2026-0118',
  issueDate: '2026-10-06',
  dueDate: '2026-10-21',
  subject: 'Site vitrine et boutique du domaine',
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
      name: 'Acompte de 30 % à la commande, devis D-2026-0031 du 05/10/2026',
      quantity: '1',
      unit: 'LS',
      unitPrice: '2520.00',
      vatRate: '20',
    },
  ],
  references: {
    purchaseOrder: 'CDE-2026-114',
    quote: { number: 'D-2026-0031', issueDate: '2026-10-05' },
  },
} satisfies DraftInput;
