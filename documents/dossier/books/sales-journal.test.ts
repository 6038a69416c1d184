import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft, type DraftInput } from '#documents';
import { cents, requirePercent } from '#documents/money/amounts.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import type { RecordIds } from '../record-ids.ts';
import { listGaps } from './list-gaps.ts';
import { listSales } from './list-sales.ts';
import { type JournalLine, readJournal } from './read-journal.test.support.ts';
import { listWorthless, writeSalesJournal } from './sales-journal.ts';

const today = '2026-11-28';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const dayOf = () => '2026-11-21';

function sell(name: string, changes: Partial<DraftInput> = {}): Draft {
  return requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: '',
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    operation: 'services',
    supply: { date: '2026-11-18' },
    seller: {
      kind: 'company',
      name: 'Menuiserie Tanguy',
      siret: '73282932000074',
      address: { line1: '4 venelle', postalCode: '29000', city: 'Quimper' },
    },
    buyer: {
      kind: 'business',
      name,
      siren: '404833048',
      address: { line1: '18 quai', postalCode: '44000', city: 'Nantes' },
    },
    lines: [{ kind: 'item', name: 'Étude', quantity: '1', unitPrice: '1000', vatRate: '20' }],
    ...changes,
  });
}

const item = (unitPrice: string, vatRate?: string) =>
  ({ kind: 'item', name: 'Étude', quantity: '1', unitPrice, vatRate }) as const;

/** Numbered in the given order. */
function write(drafts: readonly (Draft | [Draft, RecordIds])[], period = YEAR) {
  const { add, chain } = makeDossier(today);
  drafts.forEach((one, index) => {
    const [draft, ids] = Array.isArray(one) ? one : [one, {}];
    add(`d${index}`, { ...draft, number: draft.number || `F-${index + 1}` }, ids);
  });
  const nodes = [...chain().values()];
  const sales = listSales(nodes, period);
  const rows = writeSalesJournal(sales, dayOf);
  const lines = readJournal(rows.map((row) => `${row.join('\t')}\r\n`).join(''));
  const accountOf = (piece: string) =>
    lines.find(({ PieceRef, CompAuxNum }) => PieceRef === piece && CompAuxNum !== '')?.CompAuxNum;
  const worthless = listWorthless(sales).map(({ number }) => number);
  const gaps = listGaps(nodes, { period, dayOf }).withoutRate.map(({ number }) => number);
  return { lines, accountOf, worthless, gaps };
}

const wordLine = ({ CompteNum, CompteLib, Debit, Credit }: JournalLine) =>
  `${CompteNum} ${CompteLib} ${Debit} ${Credit}`;

test('every client has its account, every sale of money its entry, pounds their column', () => {
  const { lines, accountOf, worthless, gaps } = write([
    sell('Syndicat des copropriétaires du 12 rue Kéréon'),
    sell('Syndicat des copropriétaires du 31 rue Elie-Fréron'),
    sell('Offert SARL', { lines: [item('0', '20')] }),
    sell('Northern Ltd', { currency: 'GBP', exchangeRate: { rate: '1.15', date: '2026-11-19' } }),
    sell('Балтика ООО', { vatRegime: 'non-eu-services', lines: [item('700')] }),
    sell('Dernier SA'),
  ]);
  const numbers = lines.map(({ EcritureNum, PieceRef }) => `${EcritureNum} ${PieceRef}`);
  expect([...new Set(numbers)]).toEqual(['1 F-1', '2 F-2', '3 F-4', '4 F-5', '5 F-6']);
  expect([worthless, gaps]).toEqual([['F-3'], []]);
  const accounts = ['F-1', 'F-2', 'F-4', 'F-5', 'F-6'].map((piece) => accountOf(piece) ?? '');
  expect(new Set(accounts).size).toBe(5);
  expect(accounts.map((account) => account.slice(0, -5))).toEqual([
    ...['SYNDICATDESC', 'SYNDICATDESC', 'NORTHERNLTD', 'BALTIKAOOO', 'DERNIERSA'],
  ]);
  const pounds = lines.filter(({ PieceRef }) => PieceRef === 'F-4');
  expect(pounds.map((one) => [wordLine(one), one.Montantdevise, one.Idevise])).toEqual([
    ['411000 Clients 1380,00 0,00', '1200,00', 'GBP'],
    ['706000 Prestations de services 0,00 1150,00', '1000,00', 'GBP'],
    ['445710 TVA collectée 0,00 230,00', '200,00', 'GBP'],
  ]);
});

test.each([
  ['Αθηναϊκή Ζυθοποιία', 'ATHINAIKIZYT'],
  ['مكتبة جرير', 'MKTBAJRYR'],
  ['Đorđe Łęcki & Søn', 'DORDELECKISO'],
  ['東京商事', 'CLIENT'],
  ['Ærøskøbing Straße 7', 'AEROSKOBINGS'],
])('« %s » has the account %s…', (name, letters) => {
  const { accountOf } = write([sell(name)]);
  expect(accountOf('F-1')).toMatch(new RegExp(`^${letters}[A-Z0-9]{5}$`));
});

test('the entries of a day are in the order of their numbers, zeros or not', () => {
  const { lines } = write(['F-10', 'F-9', 'F-100'].map((number) => sell('Ty', { number })));
  const pieces = lines.map(({ EcritureNum, PieceRef }) => `${EcritureNum} ${PieceRef}`);
  expect([...new Set(pieces)]).toEqual(['1 F-9', '2 F-10', '3 F-100']);
});

test('an account stays that of its client, whatever it is called and whoever comes', () => {
  const first = sell('Cycles Garance');
  const kept = { clientId: 'one' };
  const known = write([first]).accountOf('F-1');
  const renamed = sell('Garance Mobilités SAS', { issueDate: '2026-11-21' });
  const { lines, accountOf } = write([first, [sell('cycles  garance'), kept], [renamed, kept]]);
  expect([accountOf('F-1'), accountOf('F-2'), accountOf('F-3')]).toEqual([known, known, known]);
  expect(new Set(lines.map(({ CompAuxLib }) => CompAuxLib))).toEqual(
    new Set(['', 'Garance Mobilités SAS']),
  );
  const january = sell('Cycles Garance', { issueDate: '2026-01-05', number: 'F-0' });
  const later = { from: '2026-11-01', to: '2026-11-30' };
  expect(write([january, [renamed, kept], [first, kept]], later).accountOf('F-2')).toBe(known);
});

test('two clients written alike are two, and what names neither is of a third', () => {
  const alike = sell('Jean Martin');
  const { accountOf } = write([
    ...([
      [alike, { clientId: 'one' }],
      [alike, { clientId: 'two' }],
    ] as [Draft, RecordIds][]),
    ...[alike, sell('Jean Martin', { buyer: { ...alike.buyer, siren: '732829320' } })],
  ]);
  const accounts = ['F-1', 'F-2', 'F-3', 'F-4'].map(accountOf);
  expect(new Set(accounts).size).toBe(4);
  expect(accounts.every((account) => account?.startsWith('JEANMARTIN'))).toBe(true);
});

test('each activity has its account of sales, outlays have theirs', () => {
  const liberal = { ...sell('').seller, kind: 'liberal' as const };
  const disbursement = { ...item('30'), kind: 'disbursement', name: 'Timbre' } as const;
  const wordAll = (draft: Draft) => write([draft]).lines.map(wordLine);
  expect(
    wordAll(sell('A', { lines: [item('100', '20'), item('50', '10'), disbursement] })),
  ).toEqual([
    '411000 Clients 205,00 0,00',
    '706000 Prestations de services 0,00 100,00',
    '706000 Prestations de services 0,00 50,00',
    '445710 TVA collectée 0,00 20,00',
    '445710 TVA collectée 0,00 5,00',
    '467000 Débours 0,00 30,00',
  ]);
  expect(wordAll(sell('B', { operation: 'goods' }))[1]).toBe(
    '707000 Ventes de marchandises 0,00 1000,00',
  );
  expect(wordAll(sell('C', { seller: liberal }))[1]).toBe(
    '706000 Prestations de services 0,00 1000,00',
  );
});

test('goods and services of one invoice have their accounts, by rate', () => {
  const goods = (unitPrice: string, vatRate: string) =>
    ({ ...item(unitPrice, vatRate), nature: 'goods' }) as const;
  const services = { ...item('200', '20'), nature: 'services' } as const;
  const disbursement = { ...item('30'), kind: 'disbursement', name: 'Timbre' } as const;
  const mixed = sell('A', {
    operation: 'mixed',
    lines: [goods('600', '20'), services, goods('50', '5.5'), disbursement],
    allowances: [{ percent: '10' }],
  });
  const avoir = convertInvoiceToCredit({ ...mixed, number: 'F-1' }, { number: 'A-1', today });
  const { lines } = write([mixed, avoir]);
  // 540 + 180 + 45 of turnover, 144 + 2.48 of VAT and 30 of outlays.
  expect(lines.filter(({ PieceRef }) => PieceRef === 'F-1').map(wordLine)).toEqual([
    '411000 Clients 941,48 0,00',
    '707000 Ventes de marchandises 0,00 540,00',
    '706000 Prestations de services 0,00 180,00',
    '707000 Ventes de marchandises 0,00 45,00',
    '445710 TVA collectée 0,00 144,00',
    '445710 TVA collectée 0,00 2,48',
    '467000 Débours 0,00 30,00',
  ]);
  expect(
    lines
      .filter(({ PieceRef }) => PieceRef === 'A-1')
      .map(({ CompteNum, Debit }) => `${CompteNum} ${Debit}`),
  ).toEqual([
    ...['411000 0,00', '707000 540,00', '706000 180,00', '707000 45,00'],
    ...['445710 144,00', '445710 2,48', '467000 30,00'],
  ]);
});

test('goods and services in dollars add up to their rate in euros', () => {
  const goods = { ...item('0.05', '0'), nature: 'goods' } as const;
  const exchangeRate = { rate: '0.9', date: '2026-11-19' };
  const { lines } = write([
    sell('A', {
      ...{ operation: 'mixed', currency: 'USD', exchangeRate },
      lines: [goods, item('0.05', '0')],
    }),
  ]);
  // 5 cents of goods are 4.5 in euros, rounded to 5; 10 are 9, of which 4 are left.
  expect(lines.map(wordLine)).toEqual([
    '411000 Clients 0,09 0,00',
    '707000 Ventes de marchandises 0,00 0,05',
    '706000 Prestations de services 0,00 0,04',
  ]);
});

test('a rent has its account of sales', () => {
  const client = { number: 'DURAND0000A', name: 'Durand' };
  const sale = { number: 'L-1', issueDate: '2026-11-20', issuedAt: null, clientName: 'Durand' };
  const amounts = {
    rates: [
      {
        ...{ rate: requirePercent('0'), taxableAmount: cents(70_000), vatAmount: cents(0) },
        goodsAmount: cents(0),
      },
    ],
    outlay: cents(0),
  };
  const [, ...rows] = writeSalesJournal(
    [{ ...sale, client, activity: 'rent', vatCountry: null, ...amounts, original: null }],
    dayOf,
  );
  expect(rows.map((row) => row.slice(4, 6))).toEqual([
    ['411000', 'Clients'],
    ['708300', 'Locations diverses'],
  ]);
});

test('an avoir goes the other way round, and what has no rate is named', () => {
  const invoice = sell('Cycles\tGarance', { number: 'F-7', lines: [item('100', '20')] });
  const avoir = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-21' });
  const { lines, worthless, gaps, accountOf } = write([
    avoir,
    sell('Brooklyn Bikes', { currency: 'USD' }),
  ]);
  expect(lines.map(wordLine)).toEqual([
    '411000 Clients 0,00 120,00',
    '706000 Prestations de services 100,00 0,00',
    '445710 TVA collectée 20,00 0,00',
  ]);
  expect(lines[0]).toMatchObject({
    CompAuxLib: 'Cycles Garance',
    EcritureLib: 'A-1 Cycles Garance',
    PieceDate: '20261121',
    ValidDate: '20261121',
    Montantdevise: '',
    Idevise: '',
  });
  expect(accountOf('A-1')).toBe(write([invoice]).accountOf('F-7'));
  expect([worthless, gaps]).toEqual([[], ['F-2']]);
});

const nothings: [string, Partial<DraftInput>][] = [
  ['a discount of all', { allowances: [{ percent: '100' }] }],
  ['two lines of nothing', { lines: [item('0', '20'), item('0', '10')] }],
  ['a line taken back', { lines: [item('10', '20'), { ...item('10', '20'), quantity: '-1' }] }],
  [
    'less than a cent in euros',
    {
      lines: [item('0.01', '0')],
      currency: 'KWD',
      exchangeRate: { rate: '0.00004', date: '2026-11-19' },
    },
  ],
];

test.each(nothings)('%s makes no entry and is said', (_name, changes) => {
  const { lines, worthless } = write([sell('Avant'), sell('Offert', changes), sell('Après')]);
  expect(worthless).toEqual(['F-2']);
  expect(new Set(lines.map(({ EcritureNum }) => EcritureNum))).toEqual(new Set(['1', '2']));
});

test('the journal of every sample is what the law describes', () => {
  const drafts = Object.values(samples)
    .map((sample) => requireDraft(sample))
    .map((draft, index) => ({ ...draft, number: `X-${index}`, issueDate: '2026-03-10' }));
  const { lines } = write(drafts);
  expect(new Set(lines.map(({ PieceRef }) => PieceRef)).size).toBeGreaterThan(40);
  expect(lines.filter(({ Idevise }) => Idevise !== '').length).toBeGreaterThan(1);
});

test('an entry is one line a text, not lettered, and valid on the day that it was issued', () => {
  const name = 'Durand|\nfils\t';
  const sale = { number: 'F-1', issueDate: '2026-11-20', clientName: name, original: null };
  const client = { number: 'DURAND0000A', name };
  const rates = [
    {
      ...{ rate: requirePercent('20'), taxableAmount: cents(10_000), vatAmount: cents(2_000) },
      goodsAmount: cents(10_000),
    },
  ];
  const of = (issuedAt: number | null) =>
    writeSalesJournal(
      [
        {
          ...{ ...sale, client, issuedAt, rates, outlay: cents(0) },
          ...{ activity: 'goods', vatCountry: null },
        },
      ],
      dayOf,
    )[1];
  const line = [
    ...['VE', 'Ventes', '1', '20261120', '411000', 'Clients', 'DURAND0000A', 'Durand fils'],
    ...['F-1', '20261120', 'F-1 Durand fils', '120,00', '0,00', '', ''],
  ];
  expect(of(null)).toEqual([...line, '20261120', '', '']);
  expect(of(1)).toEqual([...line, '20261121', '', '']);
});
