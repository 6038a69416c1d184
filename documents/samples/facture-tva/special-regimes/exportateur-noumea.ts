import type { DraftInput } from '#documents/model/draft.ts';
import { exportateur } from './exportateur.ts';

/** An export to New Caledonia, outside French VAT, in Pacific francs, which have no cents. */
export const exportateurNoumea = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'export',
  number: 'EX-2026-0065',
  issueDate: '2026-11-18',
  dueDate: '2026-12-18',
  currency: 'XPF',
  exchangeRate: { rate: '0.00838', date: '2026-11-18' },
  supply: { date: '2026-11-18' },
  operation: 'goods',
  seller: exportateur.seller,
  buyer: {
    kind: 'foreign-business',
    name: 'Optique du Caillou SARL',
    address: {
      line1: '31 rue de l’Anse',
      postalCode: '98800',
      city: 'Nouméa',
      country: 'NC',
    },
    email: 'achats@optique-du-caillou.example',
  },
  lines: [
    {
      kind: 'item',
      reference: 'HJ-114-ECL',
      name: 'Monture acétate « Mandrillon », écaille',
      quantity: '24',
      unit: 'H87',
      unitPrice: '4582.5',
      discount: { percent: '7.5', reason: 'Première commande' },
    },
    {
      kind: 'item',
      reference: 'HJ-CORDON',
      name: 'Cordon tressé, à la coupe',
      quantity: '8.35',
      unit: 'MTR',
      unitPrice: '412.7',
    },
  ],
  allowances: [{ percent: '3', reason: 'Salon de Nouméa' }],
  charges: [{ amount: '9450', reason: 'Fret aérien' }],
  references: { purchaseOrder: 'ODC-2026-118' },
  notes: 'CIP Nouméa (Incoterms 2020).',
} satisfies DraftInput;
