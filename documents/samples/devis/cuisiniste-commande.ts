import type { DraftInput } from '#documents/model/draft.ts';

/**
 * An order for a fitted kitchen: prices with tax, two rates, one chosen variant, an overall
 * discount.
 */
export const devisCuisinisteCommande = {
  version: 1,
  kind: 'devis',
  subtype: 'order',
  vatRegime: 'normal',
  number: 'BC-2026-0048',
  issueDate: '2026-11-07',
  validUntil: '2026-11-21',
  subject: 'Cuisine équipée, modèle Hortense',
  supply: { place: '22 rue des Jardins, 67000 Strasbourg' },
  operation: 'mixed',
  priceMode: 'gross',
  seller: {
    kind: 'company',
    name: 'Cuisines Mirabelle',
    legalForm: 'SARL',
    shareCapital: '20000',
    siret: '84525386300037',
    vatNumber: 'FR17845253863',
    registry: 'RCS Strasbourg',
    address: { line1: '4 quai Finkwiller', postalCode: '67000', city: 'Strasbourg' },
    phone: '03 88 22 10 40',
    email: 'magasin@cuisines-mirabelle.example',
    iban: 'FR7630002048940287162256070',
    bic: 'CRLYFRPP',
    insurance: {
      insurer: 'Assurances du Rhin',
      policyNumber: 'RC-88-20455',
      contact: '9 place Broglie, 67000 Strasbourg',
      area: 'France métropolitaine',
    },
    mediator: {
      name: 'Médiateur de l’ameublement',
      contact: '14 rue Saint-Jean, 75017 Paris, mediateur-ameublement.example',
    },
  },
  buyer: {
    kind: 'individual',
    name: 'M. et Mme Keller',
    address: { line1: '22 rue des Jardins', postalCode: '67000', city: 'Strasbourg' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Meubles et façades, chêne clair',
      quantity: '1',
      unit: 'LS',
      unitPrice: '5480.00',
      vatRate: '20',
      nature: 'goods',
    },
    {
      kind: 'item',
      name: 'Plan de travail stratifié',
      quantity: '4.2',
      unit: 'MTR',
      unitPrice: '145.00',
      vatRate: '20',
      nature: 'goods',
    },
    {
      kind: 'item',
      name: 'Pose et raccordements',
      quantity: '1',
      unit: 'LS',
      unitPrice: '990.00',
      vatRate: '10',
      nature: 'services',
    },
    {
      kind: 'variant',
      name: 'Plaque à induction, trois foyers',
      quantity: '1',
      unitPrice: '429.00',
      vatRate: '20',
    },
    {
      kind: 'variant',
      name: 'Plaque à induction avec hotte intégrée',
      quantity: '1',
      unitPrice: '1190.00',
      vatRate: '20',
      isSelected: true,
    },
  ],
  allowances: [{ percent: '5', reason: 'Salon de l’habitat' }],
  works: { certification: 'improvement', address: '22 rue des Jardins, 67000 Strasbourg' },
  references: { quote: { number: 'D-2026-0211', issueDate: '2026-10-24' } },
  quote: {
    isWorks: true,
    startDate: '2027-01-18',
    duration: 'pose en trois jours',
    deposit: { percent: '25', nature: 'deposit' },
    travelCost: '0',
    keepsParts: false,
    guarantees:
      'Garantie légale de conformité de deux ans sur les meubles et les appareils, garantie de bon fonctionnement de deux ans sur la pose.',
    waste: {
      quantity: '1 m³ de bois et de cartons',
      handling: 'reprise de l’ancienne cuisine',
      collectionPoints: [
        { name: 'Déchèterie de la Robertsau', address: 'route de la Wantzenau, 67000 Strasbourg' },
      ],
      cost: '0',
    },
  },
  payment: { means: ['transfer', 'card'], terms: 'Solde à la livraison.' },
} satisfies DraftInput;
