import type { DraftInput } from '#documents/model/draft.ts';

/** A proforma: no invoice, and no number of the invoice series. */
export const proformaMachine = {
  version: 1,
  kind: 'facture-tva',
  subtype: 'proforma',
  vatRegime: 'normal',
  number: 'PF-2026-0008',
  issueDate: '2026-11-18',
  dueDate: '2026-12-18',
  subject: 'Raboteuse-dégauchisseuse reconditionnée',
  operation: 'goods',
  seller: {
    kind: 'company',
    name: 'Machines à bois Delcourt',
    legalForm: 'SARL',
    shareCapital: '30000',
    siret: '83513402400032',
    vatNumber: 'FR45835134024',
    registry: 'RCS Amiens',
    address: { line1: '41 rue du Faubourg-de-Hem', postalCode: '80000', city: 'Amiens' },
    iban: 'FR7630004068760794021208754',
    bic: 'BNPAFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Charpentes Picquet SARL',
    siren: '854661568',
    vatNumber: 'FR12854661568',
    address: { line1: '8 rue de l’Avre', postalCode: '80110', city: 'Moreuil' },
  },
  lines: [
    {
      kind: 'item',
      reference: 'RD-410',
      name: 'Raboteuse-dégauchisseuse 410 mm, triphasée, reconditionnée',
      description: 'N° de série 88-2041, fers neufs, garantie 12 mois',
      quantity: '1',
      unitPrice: '5900.00',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Livraison par hayon et mise en place',
      quantity: '1',
      unit: 'LS',
      unitPrice: '420.00',
      vatRate: '20',
    },
  ],
} satisfies DraftInput;
