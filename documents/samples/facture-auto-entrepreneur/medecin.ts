import type { DraftInput } from '#documents/model/draft.ts';

/** Care, exempt (CGI 261, 4-1°), paid on the spot. */
export const medecin = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  subtype: 'note',
  vatRegime: 'exempt',
  exemption: { code: 'VATEX-FR-CGI261-4', reason: 'Exonération de TVA, article 261, 4-1° du CGI' },
  number: 'H-2026-1412',
  issueDate: '2026-11-19',
  dueDate: '2026-11-19',
  title: 'Note d’honoraires',
  supply: { date: '2026-11-19', place: 'Cabinet, 14 rue Thiers, Grenoble' },
  operation: 'services',
  seller: {
    kind: 'liberal',
    name: 'Claire Montagnier',
    tradeName: 'Docteur Claire Montagnier, psychiatre',
    siret: '72960723400022',
    address: { line1: '14 rue Thiers', postalCode: '38000', city: 'Grenoble' },
    phone: '04 76 46 88 19',
    identifiers: [{ label: 'RPPS', value: '10003456781' }],
    mediator: {
      name: 'Médiation des professions de santé',
      contact: '8 rue de Milan, 75009 Paris, mediation-sante.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'M. Yannick Perrin',
    address: { line1: '3 chemin des Alpins', postalCode: '38100', city: 'Grenoble' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Consultation de psychiatrie, 45 minutes',
      quantity: '1',
      unitPrice: '75.00',
    },
    {
      kind: 'item',
      name: 'Bilan écrit de suivi remis au patient',
      quantity: '1',
      unitPrice: '30.00',
    },
  ],
  payment: { means: ['card', 'paid'], paidOn: '2026-11-19' },
} satisfies DraftInput;
