import type { DraftInput } from '#documents/model/draft.ts';
import { plombierChauffagiste } from './plombier-chauffagiste.ts';

/** Works at three rates: two certified by the customer, the third not. */
export const renovationMixte = {
  ...plombierChauffagiste,
  number: 'F-2026-0188',
  subject: 'Isolation des combles et réfection de la salle de bains',
  lines: [
    { kind: 'section', name: 'Isolation' },
    {
      kind: 'item',
      name: 'Isolation des combles en laine de bois, 32 cm, fourniture et pose',
      quantity: '48',
      unit: 'MTK',
      unitPrice: '46.00',
      vatRate: '5.5',
    },
    { kind: 'section', name: 'Salle de bains' },
    {
      kind: 'item',
      name: 'Remplacement du lavabo et de la robinetterie',
      quantity: '1',
      unit: 'LS',
      unitPrice: '860.00',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Sèche-serviettes électrique mobile, livré sans pose',
      quantity: '1',
      unitPrice: '149.00',
      vatRate: '20',
      nature: 'goods',
    },
  ],
  prepayments: [],
  references: { quote: { number: 'D-2026-0094', issueDate: '2026-10-12' } },
  works: { certification: 'energy', address: '8 rue Kervégan, 3e étage, 44000 Nantes' },
} satisfies DraftInput;
