import type { DraftInput } from '#documents/model/draft.ts';

/** Services tied to no building, to a business outside the Union: not taxed (CGI 259, 1°). */
export const studioSuisse = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'non-eu-services',
  number: '2026-031',
  issueDate: '2026-11-15',
  dueDate: '2026-12-15',
  subject: 'Images et film de la collection d’automne',
  supply: { start: '2026-10-12', end: '2026-11-13' },
  operation: 'services',
  seller: {
    kind: 'company',
    name: 'Atelier Traits Clairs',
    legalForm: 'SARL',
    shareCapital: '5000',
    siret: '43832825400026',
    vatNumber: 'FR06438328254',
    registry: 'RCS Annecy',
    address: { line1: '16 rue Sommeiller', postalCode: '74000', city: 'Annecy' },
    email: 'atelier@traits-clairs.example',
    iban: 'FR7630002009210327064908069',
    bic: 'CRLYFRPP',
  },
  buyer: {
    kind: 'foreign-business',
    name: 'Horlogerie des Vernets SA',
    address: { line1: 'Rue du Rhône 42', postalCode: '1204', city: 'Genève', country: 'CH' },
    email: 'compta@horlogerie-vernets.example',
  },
  lines: [
    {
      kind: 'item',
      name: 'Images de synthèse, haute définition',
      quantity: '6',
      unitPrice: '640.00',
    },
    {
      kind: 'item',
      name: 'Film d’animation, 50 secondes',
      quantity: '1',
      unit: 'LS',
      unitPrice: '2300.00',
    },
  ],
} satisfies DraftInput;
