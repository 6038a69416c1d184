import type { DraftInput, Subtype } from '#documents';
import { type Constraint, coverPairs, type Row } from './pairwise.ts';

const RECEIPTS = {
  subtype: ['standard', 'deposit', 'earnest', 'final', 'security-deposit', 'refund', 'private'],
  means: ['cash', 'cheque', 'transfer', 'card', 'other'],
  invoices: ['no invoice', '2 invoices', '50 invoices'],
  copies: ['1 copy', '2 copies'],
  vat: ['no tax', 'two rates'],
  receiver: ['individual', 'company'],
} as const;

const RENTS = {
  lease: ['unfurnished', 'furnished', 'mobility', 'parking', 'commercial'],
  charges: ['provision', 'flat', 'actual', 'none'],
  prorata: ['whole', 'calendar', 'thirty'],
  payments: ['nothing received', 'a part received', 'all received', 'all received in three'],
  people: ['one to one', 'several'],
  extras: ['nothing else', 'everything else', 'tax'],
} as const;

type ReceiptRow = Row<typeof RECEIPTS>;
type RentRow = Row<typeof RENTS>;

const RECEIPT_CONSTRAINTS: readonly Constraint<typeof RECEIPTS>[] = [
  { when: { receiver: ['individual'] }, only: { vat: ['no tax'] } },
];
const RENT_CONSTRAINTS: readonly Constraint<typeof RENTS>[] = [
  { when: { extras: ['tax'] }, only: { lease: ['parking', 'commercial'] } },
];

/** Receipts, then rents, covering every pair of what changes their page; neither has an XML. */
export function listReceiptCases(): [string, DraftInput][] {
  return [
    ...coverPairs(RECEIPTS, RECEIPT_CONSTRAINTS).map((row): [string, DraftInput] => [
      `recu, ${Object.values(row).join(', ')}`,
      toReceipt(row),
    ]),
    ...coverPairs(RENTS, RENT_CONSTRAINTS).map((row): [string, DraftInput] => [
      `quittance, ${Object.values(row).join(', ')}`,
      toRent(row),
    ]),
  ];
}

function toReceipt(row: ReceiptRow): DraftInput {
  const count = INVOICE_COUNTS[row.invoices];
  return {
    version: 1,
    kind: 'recu',
    subtype: row.subtype satisfies Subtype,
    vatRegime: row.vat === 'no tax' ? 'exempt' : 'normal',
    number: 'R-2026-0042',
    issueDate: '2026-11-20',
    seller: row.receiver === 'company' ? COMPANY : PERSON,
    buyer: { kind: 'individual', name: 'Théo Marin' },
    receipt: {
      amount: '900.00',
      paidOn: '2026-11-19',
      means: row.means,
      reference: '0004512',
      bank: 'Crédit mutuel',
      purpose: 'Vente d’un vélo',
      invoices: Array.from({ length: count }, (_, index) => ({
        number: `F-2026-${index + 1}`,
        issueDate: '2026-10-02',
        amount: (900 / count).toFixed(2),
        dueBefore: '900.00',
      })),
      vat:
        row.vat === 'no tax'
          ? undefined
          : [
              { rate: '20', amount: '600.00' },
              { rate: '5.5', amount: '300.00' },
            ],
      copies: row.copies === '1 copy' ? 1 : 2,
    },
  };
}

function toRent(row: RentRow): DraftInput {
  const isFull = row.extras === 'everything else';
  return {
    version: 1,
    kind: 'quittance-loyer',
    vatRegime: row.extras === 'tax' ? 'normal' : 'exempt',
    number: 'Q-2026-0042',
    issueDate: '2026-11-20',
    dueDate: '2026-10-05',
    supply: { start: '2026-10-12', end: row.prorata === 'thirty' ? '2026-11-15' : '2026-10-31' },
    seller: row.people === 'several' ? COMPANY : PERSON,
    buyer: { kind: 'individual', name: 'Inès Garnier' },
    rent: {
      otherLandlords: row.people === 'several' ? ['Paul Marchand'] : [],
      otherTenants: row.people === 'several' ? ['Hugo Petit', 'Zoé Lambert'] : [],
      dwelling: { address: ADDRESS, complement: '2e étage', lot: '14' },
      lease: { type: row.lease, date: '2026-10-05' },
      prorata: row.prorata === 'whole' ? undefined : row.prorata,
      amount: '800.00',
      charges: { mode: row.charges, amount: row.charges === 'none' ? '0' : '85.00' },
      vatRate: row.extras === 'tax' ? '20' : undefined,
      payments: RECEIVED[row.payments].map((amount) => ({ amount, date: '2026-10-12' })),
      ...(isFull ? EXTRAS : {}),
    },
  };
}

const ADDRESS = { line1: '7 rue Crébillon', postalCode: '44000', city: 'Nantes' };
const PERSON: DraftInput['seller'] = {
  kind: 'individual',
  name: 'Hélène Marchand',
  address: ADDRESS,
};
const COMPANY: DraftInput['seller'] = {
  kind: 'company',
  name: 'Atelier Dupont',
  legalForm: 'SARL',
  shareCapital: '10000',
  siret: '73282932000074',
  vatNumber: 'FR44732829320',
  registry: 'RCS Paris',
  address: ADDRESS,
  iban: 'FR1420041010050500013M02606',
};
const INVOICE_COUNTS = { 'no invoice': 0, '2 invoices': 2, '50 invoices': 50 } as const;
const RECEIVED = {
  'nothing received': [],
  'a part received': ['300.00'],
  'all received': ['2500.00'],
  'all received in three': ['1500.00', '600.00', '400.00'],
} as const satisfies Record<RentRow['payments'], readonly string[]>;
const EXTRAS: DraftInput['rent'] = {
  supplement: '20.00',
  adjustment: { label: 'Charges de 2025', amount: '-12.50', period: { end: '2025-12-31' } },
  otherLines: [{ label: 'Assurance de la colocation', amount: '6.50' }],
  previousBalance: '-40.00',
  agent: { name: 'Gérance Presqu’île', cardNumber: 'G 6901', address: ADDRESS },
};
