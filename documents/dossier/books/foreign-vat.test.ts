import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft, type DraftInput } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { listSales } from './list-sales.ts';
import { readJournal } from './read-journal.test.support.ts';
import { writeSalesJournal } from './sales-journal.ts';
import { sumBooks } from './sum-books.ts';

const today = '2026-11-28';
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const dayOf = () => today;

/** Lamps at 100 € and the rate of a country. */
function lamps(country: string, vatRate: string, changes: Partial<DraftInput> = {}): Draft {
  const { buyer, ...sample } = samples['luminaires-belgique'];
  return requireDraft({
    ...sample,
    priceMode: 'net',
    buyer: { ...buyer, address: { ...buyer.address, country } },
    lines: [{ kind: 'item', name: 'Lampe', quantity: '1', unitPrice: '100', vatRate }],
    charges: [],
    ...changes,
  });
}

function read(...drafts: Draft[]) {
  const dossier = makeDossier(today);
  drafts.forEach((draft, index) => {
    dossier.add(`${index}`, { ...draft, number: `F-${index}` });
  });
  const nodes = [...dossier.chain().values()];
  return {
    nodes,
    books: sumBooks(nodes, { today, period: YEAR, dayOf }),
    journal: readJournal(
      writeSalesJournal(listSales(nodes, YEAR), dayOf)
        .map((row) => `${row.join('\t')}\r\n`)
        .join(''),
    ),
  };
}

test('turnover and what is invoiced have what is sold abroad, and French VAT has not', () => {
  const french = lamps('FR', '20', { vatRegime: 'normal', operation: 'goods' });
  const { books } = read(french, lamps('BE', '21'), lamps('DE', '19'));
  expect(books.months).toEqual([
    { month: '2026-11', amount: 30_000, invoiced: 36_000, cashed: 36_000 },
  ]);
  expect(books.rates).toEqual([{ rate: 2000, taxableAmount: 10_000, vatAmount: 2000 }]);
  expect(books.vatDue).toMatchObject([{ rate: 2000, onInvoice: { vatAmount: 2000 } }]);
  expect(books.vatDue).toHaveLength(1);
});

test('the VAT of other states is listed by quarter, country and rate, less avoirs', () => {
  const belgian = lamps('BE', '21');
  const { books } = read(
    belgian,
    lamps('BE', '21', { issueDate: '2026-10-01' }),
    lamps('BE', '6'),
    lamps('DE', '19', { issueDate: '2026-09-30' }),
    convertInvoiceToCredit(belgian, { number: 'A-1', today }),
  );
  const row = (quarter: string, country: string, rate: number, vatAmount: number) => ({
    ...{ quarter, country, rate, taxableAmount: 10_000, vatAmount },
  });
  expect(books.foreignVat).toEqual([
    row('2026-T3', 'DE', 1900, 1900),
    row('2026-T4', 'BE', 2100, 2100),
    row('2026-T4', 'BE', 600, 600),
  ]);
});

test('countries come by name and the highest rate first, and France has no row', () => {
  const { books } = read(
    lamps('FR', '20', { vatRegime: 'normal', operation: 'goods' }),
    lamps('DE', '19', { issueDate: '2026-10-01' }),
    lamps('BE', '6', { issueDate: '2026-10-02' }),
    lamps('BE', '21', { issueDate: '2026-10-03' }),
  );
  expect(books.foreignVat.map(({ country, rate }) => [country, rate])).toEqual([
    ['BE', 2100],
    ['BE', 600],
    ['DE', 1900],
  ]);
});

test('the country is that of the delivery', () => {
  const address = { line1: 'Damrak 1', postalCode: '1012', city: 'Amsterdam', country: 'NL' };
  const { books } = read(lamps('BE', '21', { deliveryAddress: { name: '', ...address } }));
  expect(books.foreignVat).toMatchObject([{ country: 'NL' }]);
});

test('in the journal it has an account of its own', () => {
  const { journal } = read(lamps('BE', '21'));
  expect(journal.map(({ CompteNum, CompteLib }) => [CompteNum, CompteLib])).toEqual([
    ['411000', 'Clients'],
    ['707000', 'Ventes de marchandises'],
    ['445720', 'TVA d’autres États, guichet unique'],
  ]);
});
