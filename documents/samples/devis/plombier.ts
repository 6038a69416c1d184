import type { DraftInput } from '#documents/model/draft.ts';
import { plombierChauffagiste } from '#documents/samples/facture-tva/plombier-chauffagiste.ts';

/**
 * Works in a consumer's home, signed there, its prices with tax: earnest money, travel costs,
 * waste, insurance, mediator, withdrawal and its form. Its invoice is `plombier-chauffagiste`.
 */
export const devisPlombier = {
  version: 1,
  kind: 'devis',
  vatRegime: 'normal',
  number: 'D-2026-0093',
  issueDate: '2026-10-12',
  validUntil: '2027-01-12',
  subject: 'Remplacement d’une baignoire par une douche',
  supply: { place: '8 rue Kervégan, 44000 Nantes' },
  operation: 'mixed',
  priceMode: 'gross',
  seller: plombierChauffagiste.seller,
  buyer: plombierChauffagiste.buyer,
  lines: [
    { kind: 'section', name: 'Dépose' },
    {
      kind: 'item',
      name: 'Dépose de la baignoire en fonte et du carrelage mural',
      quantity: '6.5',
      unit: 'HUR',
      unitPrice: '57.20',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Évacuation et mise en déchèterie',
      quantity: '1',
      unit: 'LS',
      unitPrice: '93.50',
      vatRate: '10',
    },
    { kind: 'section', name: 'Fourniture et pose' },
    {
      kind: 'item',
      name: 'Receveur de douche extraplat en résine, 120 × 80 cm',
      quantity: '1',
      unitPrice: '427.90',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Paroi de douche fixe, verre 8 mm, 110 × 200 cm',
      quantity: '1',
      unitPrice: '489.50',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Colonne de douche avec mitigeur thermostatique',
      quantity: '1',
      unitPrice: '302.39',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Alimentation en tube multicouche, évacuation PVC Ø 40',
      quantity: '11.4',
      unit: 'MTR',
      unitPrice: '25.96',
      vatRate: '10',
    },
    {
      kind: 'item',
      name: 'Main-d’œuvre de pose et raccordement',
      quantity: '17',
      unit: 'HUR',
      unitPrice: '57.20',
      vatRate: '10',
    },
    {
      kind: 'option',
      name: 'Sèche-serviettes électrique, fourniture et pose',
      quantity: '1',
      unitPrice: '341.00',
      vatRate: '10',
    },
  ],
  works: { certification: 'improvement', address: '8 rue Kervégan, 3e étage, 44000 Nantes' },
  quote: {
    isWorks: true,
    startDate: '2026-11-09',
    duration: 'quatre jours',
    deposit: { amount: '800.00', nature: 'earnest' },
    travelCost: '0',
    hourlyRate: '57.20',
    keepsParts: false,
    waste: {
      quantity: '0,5 m³ de gravats, une baignoire en fonte',
      handling: 'tri sur place, fonte et gravats séparés',
      collectionPoints: [
        {
          name: 'Déchèterie de Nantes-Est',
          facility: 'déchèterie professionnelle',
          address: 'rue du Tertre, 44470 Carquefou',
        },
      ],
      cost: '93.50',
    },
    withdrawal: 'off-premises',
    guarantees:
      'Garantie de parfait achèvement : un an. Garantie de bon fonctionnement des équipements : deux ans. Garantie décennale : dix ans.',
  },
  payment: {
    means: ['transfer', 'cheque'],
    chequeOrder: 'Karim Benali EI',
    terms: 'Arrhes dues huit jours après la signature, solde à la fin des travaux.',
  },
} satisfies DraftInput;
