import type { DraftInput } from '#documents/model/draft.ts';

/** A midwife's fees: exempt care (CGI 261, 4-1°), paid by card on the spot. */
export const sageFemme = {
  version: 1,
  kind: 'facture-auto-entrepreneur',
  subtype: 'note',
  vatRegime: 'exempt',
  exemption: { code: 'VATEX-FR-CGI261-4', reason: 'Exonération de TVA, article 261, 4-1° du CGI' },
  number: 'H-2026-0866',
  issueDate: '2026-11-17',
  dueDate: '2026-11-17',
  title: 'Note d’honoraires',
  supply: { date: '2026-11-17', place: 'Cabinet, 6 rue du Château, Chambéry' },
  operation: 'services',
  seller: {
    kind: 'liberal',
    name: 'Aurélie Chabert',
    tradeName: 'Aurélie Chabert, sage-femme',
    siret: '45064031300034',
    address: { line1: '6 rue du Château', postalCode: '73000', city: 'Chambéry' },
    email: 'cabinet@chabert-sage-femme.example',
    phone: '04 79 33 81 20',
    identifiers: [{ label: 'RPPS', value: '10005512348' }],
    mediator: {
      name: 'Médiation des professions de santé',
      contact: '8 rue de Milan, 75009 Paris, mediation-sante.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'Mme Laura Gaillard',
    address: { line1: '31 avenue de Lyon', postalCode: '73000', city: 'Chambéry' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Séance de préparation à la naissance',
      quantity: '2',
      unitLabel: 'séance',
      unitPrice: '42.00',
    },
    { kind: 'item', name: 'Consultation de suivi', quantity: '1', unitPrice: '30.00' },
  ],
  payment: { means: ['card', 'paid'], paidOn: '2026-11-17' },
} satisfies DraftInput;
