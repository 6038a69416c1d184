import type { DraftInput } from '#documents/model/draft.ts';

/** A photo report for a company with reproduction rights, in franchise. */
export const photographe = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  vatRegime: 'franchise',
  number: 'PH-2026-027',
  issueDate: '2026-11-17',
  dueDate: '2026-12-17',
  subject: 'Reportage à la manufacture et portraits de l’équipe',
  supply: { date: '2026-11-12', place: 'Manufacture Pélissier, Romans-sur-Isère' },
  operation: 'services',
  seller: {
    kind: 'sole-trader',
    name: 'Noémie Astier',
    tradeName: 'Noémie Astier Photographie',
    siret: '47841705800011',
    address: { line1: '14 rue Pêcherie', postalCode: '26100', city: 'Romans-sur-Isère' },
    email: 'noemie@astier-photographie.example',
    phone: '06 84 20 57 13',
    iban: 'FR7630004826723572847289683',
    bic: 'BNPAFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Manufacture Pélissier SARL',
    siren: '931068654',
    address: { line1: '3 place Jean-Jaurès', postalCode: '26100', city: 'Romans-sur-Isère' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Reportage à l’atelier',
      quantity: '1',
      unit: 'DAY',
      unitPrice: '650.00',
    },
    { kind: 'item', name: 'Portrait posé', quantity: '9', unit: 'H87', unitPrice: '35.00' },
    {
      kind: 'item',
      name: 'Retouche et livraison, photographie choisie',
      quantity: '40',
      unit: 'H87',
      unitPrice: '8.00',
    },
    {
      kind: 'item',
      name: 'Cession de droits',
      description: 'Site et réseaux sociaux de la manufacture, France, deux ans',
      quantity: '1',
      unit: 'LS',
      unitPrice: '280.00',
    },
  ],
  references: { quote: { number: 'D-2026-033', issueDate: '2026-10-27' } },
} satisfies DraftInput;
