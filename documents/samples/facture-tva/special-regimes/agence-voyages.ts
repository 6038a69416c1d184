import type { DraftInput } from '#documents/model/draft.ts';

/** A package under the travel agents' margin scheme (CGI 266-1-e). */
export const agenceVoyages = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'margin-travel',
  number: 'VG-2026-0741',
  issueDate: '2026-11-03',
  dueDate: '2026-11-03',
  subject: 'Séjour à Lisbonne, 4 personnes, du 24 au 28 octobre 2026',
  supply: { start: '2026-10-24', end: '2026-10-28' },
  operation: 'services',
  seller: {
    kind: 'company',
    name: 'Escales et Compagnie',
    legalForm: 'SARL',
    shareCapital: '22000',
    siret: '70283358300025',
    vatNumber: 'FR24702833583',
    registry: 'RCS Angers',
    address: { line1: '6 rue Saint-Laud', postalCode: '49100', city: 'Angers' },
    identifiers: [{ label: 'Immatriculation Atout France', value: 'IM049260013' }],
    iban: 'FR7620041077250100838790062',
    bic: 'PSSTFRPPPAR',
    mediator: {
      name: 'Médiation Tourisme et Voyage',
      contact: 'BP 80303, 75823 Paris Cedex 17, mediation-tourisme.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'M. et Mme Lucas Chauvin',
    address: { line1: '27 rue de Frémur', postalCode: '49000', city: 'Angers' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Forfait vol et hôtel 3 étoiles, 4 nuits',
      quantity: '4',
      unitLabel: 'personne',
      unitPrice: '512.00',
    },
    {
      kind: 'item',
      name: 'Transferts et visite guidée de Sintra',
      quantity: '4',
      unitLabel: 'personne',
      unitPrice: '46.00',
    },
  ],
  prepayments: [{ amount: '600.00', date: '2026-08-17', reference: 'Acompte à la réservation' }],
} satisfies DraftInput;
