import type { DraftInput } from '#documents/model/draft.ts';

/** An invoice sold to a factor and paid to the factor's account (type 393). */
export const affacturageImprimerie = {
  version: 1,
  kind: 'facture-tva',
  subtype: 'factored',
  vatRegime: 'normal',
  number: 'F-2026-0512',
  issueDate: '2026-11-16',
  dueDate: '2026-12-31',
  subject: 'Catalogue hiver 2026-2027',
  supply: { date: '2026-11-13' },
  operation: 'goods',
  seller: {
    kind: 'company',
    name: 'Imprimerie du Val d’Erdre',
    legalForm: 'SAS',
    shareCapital: '80000',
    siret: '51827364400022',
    vatNumber: 'FR87518273644',
    registry: 'RCS Nantes',
    address: { line1: '8 rue des Typographes', postalCode: '44240', city: 'Sucé-sur-Erdre' },
    iban: 'FR7630004015870021077498323',
    bic: 'BNPAFRPP',
  },
  buyer: {
    kind: 'business',
    name: 'Jardins de Retz SAS',
    siret: '47390218700011',
    vatNumber: 'FR77473902187',
    address: { line1: '27 route de Pornic', postalCode: '44210', city: 'Pornic' },
  },
  payee: {
    name: 'Atlantique Factor SA',
    siren: '552038713',
    iban: 'FR7616958020440187336521030',
    bic: 'QNTOFRP1',
  },
  lines: [
    {
      kind: 'item',
      name: 'Catalogue 64 pages, dos carré collé, papier recyclé 115 g',
      quantity: '6000',
      unit: 'H87',
      unitPrice: '1.184',
      vatRate: '20',
    },
    {
      kind: 'item',
      name: 'Mise sous film et routage',
      quantity: '1',
      unit: 'LS',
      unitPrice: '555.00',
      vatRate: '20',
    },
  ],
  references: { purchaseOrder: 'CDE-26-1187' },
} satisfies DraftInput;
