import type { DraftInput } from '#documents/model/draft.ts';

/** An osteopath's session, exempt as care, paid by cheque on the spot. */
export const osteopathe = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  subtype: 'note',
  vatRegime: 'exempt',
  exemption: { code: 'VATEX-FR-CGI261-4', reason: 'Exonération de TVA, article 261, 4-1° du CGI' },
  number: 'N-2026-0518',
  issueDate: '2026-11-19',
  dueDate: '2026-11-19',
  supply: { date: '2026-11-19', place: 'Cabinet, 48 rue Jeanne-d’Arc, Rouen' },
  operation: 'services',
  seller: {
    kind: 'liberal',
    name: 'Thibault Renaux',
    tradeName: 'Thibault Renaux, ostéopathe D.O.',
    siret: '52822850500038',
    address: { line1: '48 rue Jeanne-d’Arc', postalCode: '76000', city: 'Rouen' },
    email: 'cabinet@renaux-osteopathe.example',
    phone: '02 35 70 14 62',
    mediator: {
      name: 'Médiation des professions de santé',
      contact: '8 rue de Milan, 75009 Paris, mediation-sante.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'M. Olivier Duhamel',
    address: { line1: '5 rue Beauvoisine', postalCode: '76000', city: 'Rouen' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Séance d’ostéopathie, 45 minutes',
      quantity: '1',
      unitLabel: 'séance',
      unitPrice: '60.00',
    },
  ],
  payment: { means: ['cheque', 'paid'], paidOn: '2026-11-19' },
} satisfies DraftInput;
