import type { DraftInput } from '#documents/model/draft.ts';

/** Reproduction rights at 10 % and a signed print at 5.5 %. */
export const illustratrice = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: '2026-23',
  issueDate: '2026-11-09',
  dueDate: '2026-12-09',
  subject: 'Couverture et frontispice, « Le Veilleur de nuit »',
  supply: { date: '2026-11-05' },
  operation: 'mixed',
  seller: {
    kind: 'liberal',
    name: 'Salomé Rivoire',
    siret: '95714912300011',
    vatNumber: 'FR31957149123',
    address: { line1: '5 montée de la Grande-Côte', postalCode: '69001', city: 'Lyon' },
    email: 'salome@rivoire-illustration.example',
    iban: 'FR7630003029920794939992709',
    bic: 'SOGEFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Éditions du Cormoran SARL',
    siren: '826399560',
    vatNumber: 'FR39826399560',
    address: { line1: '22 rue Jacob', postalCode: '75006', city: 'Paris' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Cession de droits : illustration de couverture',
      description:
        'Reproduction et représentation, papier et numérique, monde, 10 ans, tirage 6 000 exemplaires',
      quantity: '1',
      unit: 'LS',
      unitPrice: '1150.00',
      vatRate: '10',
      nature: 'services',
    },
    {
      kind: 'item',
      name: 'Cession de droits : frontispice',
      quantity: '1',
      unit: 'LS',
      unitPrice: '480.00',
      vatRate: '10',
      nature: 'services',
    },
    {
      kind: 'item',
      name: 'Estampe originale numérotée 4/30, signée',
      quantity: '1',
      unitPrice: '210.00',
      vatRate: '5.5',
      nature: 'goods',
    },
  ],
  references: { contract: 'du 14/09/2026' },
} satisfies DraftInput;
