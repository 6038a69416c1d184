import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complete, makeFolder, run, unfinished } from '#cli/test-command.ts';
import {
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

const invoice = requireDraft(complete);
const quote = { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' };
const stamp = { number: 'R-2026-0001', today: '2026-11-21' };
const part: Draft = payPart(convertInvoiceToReceipt(invoice, stamp));
const deposit = convertQuoteToDeposit(
  quote,
  { percent: '30' },
  { number: 'F-2026-0101', today: '2026-11-21' },
);
const today = '--today=2026-12-01';

test('a folder tells what has become of each document, and what is due', async () => {
  const folder = makeFolder({
    'facture.json': invoice,
    'recu.json': part,
    'devis.json': quote,
    'acompte.json': deposit,
  });
  const { code, stdout, stderr } = await run(['dossier', folder, today]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout.toString().split('\n');
  expect(lines[0]).toBe('4 documents');
  expect(find(lines, `${invoice.number} · Facture ·`)).toContain('Payée en partie');
  expect(find(lines, quote.number)).toContain('Facturé à 30\u00a0%');
  expect(find(lines, 'follows D-')).toContain('acompte.json');
  expect(find(lines, 'Still due')).toBe('Still due: 7\u202f973,00\u00a0€');
  expect(stdout.toString()).toContain('No number of an invoice or of an avoir is missing');
});

test('--json gives the same to programs, in decimals', async () => {
  const folder = makeFolder({ 'a.json': invoice, 'b.json': part });
  const { code, stdout } = await run(['dossier', folder, '--json', today]);
  expect(code).toBe(0);
  const report = JSON.parse(stdout.toString());
  const [sold, received] = report.documents;
  expect(report.today).toBe('2026-12-01');
  expect(sold).toMatchObject({
    ...{ file: join(folder, 'a.json'), copies: [], kind: 'facture-tva', number: invoice.number },
    ...{ status: { name: 'partly-paid' }, dueDate: invoice.dueDate, follows: [] },
  });
  expect(received).toMatchObject({ amount: '100', due: '0', follows: [invoice.number] });
  expect(Number(sold.due)).toBeCloseTo(Number(sold.amount) - 100, 2);
  expect(report.due).toEqual([{ currency: 'EUR', amount: sold.due }]);
  expect(report.series).toMatchObject([{ pattern: 'F-{AAAA}-{NNNN}', gaps: [], duplicates: [] }]);
});

test('dollars are due in euros too at the rate of their invoice, and named without one', async () => {
  const rate = { rate: '0.9', date: '2026-11-18' };
  const sold = { ...invoice, references: {}, prepayments: [] };
  const folder = makeFolder({
    'a.json': { ...sold, number: 'F-2026-0201' },
    'b.json': { ...sold, number: 'F-2026-0202', currency: 'USD', exchangeRate: rate },
    'c.json': { ...sold, number: 'F-2026-0203', currency: 'GBP', exchangeRate: rate },
  });
  const { stdout } = await run(['dossier', folder, '--json', today]);
  const { due, dueInEuros, withoutRate } = JSON.parse(stdout.toString());
  const amount = Number(due[0].amount);
  expect(due.map(({ currency }: { currency: string }) => currency)).toEqual(['EUR', 'GBP', 'USD']);
  expect(Number(dueInEuros)).toBeCloseTo(amount * 2.8, 2);
  expect(withoutRate).toEqual([]);
  const { exchangeRate: _rate, ...unrated } = samples.exportateur;
  const text = await run(['dossier', makeFolder({ 'd.json': unrated }), today]);
  expect(text.stdout.toString()).toContain(
    `! Without an exchange rate, in no sum in euros: ${unrated.number}`,
  );
});

test('an avoir on an invoice that was paid says what is to be given back', async () => {
  const paid: Draft = {
    ...invoice,
    payment: { ...invoice.payment, means: ['paid', 'card'], paidOn: invoice.issueDate },
  };
  const why = { reason: 'return' } as const;
  const avoir = convertInvoiceToCredit(paid, { ...stamp, number: 'A-2026-0001', why });
  const folder = makeFolder({ 'facture.json': paid, 'avoir.json': avoir });
  const { stdout } = await run(['dossier', folder, '--json', today]);
  const [sold] = JSON.parse(stdout.toString()).documents;
  expect(sold).toMatchObject({ number: invoice.number, due: '0', owedBack: sold.amount });
  const text = (await run(['dossier', folder, today])).stdout.toString();
  expect(find(text.split('\n'), 'To give back')).toContain(invoice.number);
});

test('a PDF, its draft and its XML are one document', async () => {
  const folder = makeFolder({ 'facture.json': invoice });
  await run(['pdf', join(folder, 'facture.json'), today]);
  await run(['xml', join(folder, 'facture.json'), today]);
  const { stdout } = await run(['dossier', folder, '--json', today]);
  const { documents } = JSON.parse(stdout.toString());
  expect(documents).toHaveLength(1);
  expect(documents[0].copies).toHaveLength(2);
  expect(documents[0].status).toEqual({ name: 'issued' });
});

test('a number that is missing, or given twice, is said and refused', async () => {
  const other = (number: string, issueDate = invoice.issueDate) => ({
    ...{ ...invoice, number, issueDate, supply: { date: issueDate } },
  });
  const gap = makeFolder({ 'a.json': other('F-2026-0042'), 'b.json': other('F-2026-0045') });
  const missing = await run(['dossier', gap, today]);
  expect(missing.code).toBe(1);
  expect(missing.stdout.toString()).toContain(
    '✗ F-2026-0043, F-2026-0044 are missing, between F-2026-0042 and F-2026-0045',
  );
  const twice = makeFolder({ 'a.json': invoice, 'b.json': other(invoice.number, '2026-11-24') });
  const repeated = await run(['dossier', twice, today]);
  expect(repeated.code).toBe(1);
  expect(repeated.stdout.toString()).toContain('several documents bear this number');
});

const OCTOBER_AND_NOVEMBER = [
  ['2026-10-06', '2026-10-20', '2026-11-04', '2026-11-20'],
  [1, 2, 1, 2],
] as const;

/** Four invoices whose counter starts again each month, written by `write`. */
function makeMonths(write: (sequence: number, date: string) => string) {
  const [dates, sequences] = OCTOBER_AND_NOVEMBER;
  return makeFolder(
    Object.fromEntries(
      dates.map((date, index) => [
        `${index}.json`,
        {
          ...invoice,
          ...{ number: write(sequences[index] ?? 0, date), issueDate: date },
          ...{ dueDate: '2026-12-20', supply: { date } },
        },
      ]),
    ),
  );
}

test.each([
  ['FV/003/11/2026', 'FV/{NNN}/{MM}/{AAAA}', (n: number, m: string) => `FV/00${n}/${m}/2026`],
  ['003-11-26', '{NNN}-{MM}-{AA}', (n: number, m: string) => `00${n}-${m}-26`],
  ['F-11-2026-003', 'F-{MM}-{AAAA}-{NNN}', (n: number, m: string) => `F-${m}-2026-00${n}`],
  ['F1126-003', 'F{MM}{AA}-{NNN}', (n: number, m: string) => `F${m}26-00${n}`],
])('the counter may stand before its month: %s follows', async (next, pattern, write) => {
  const folder = makeMonths((sequence, date) => write(sequence, date.slice(5, 7)));
  const { code, stdout } = await run(['dossier', folder, '--json', '--today=2026-11-28']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout.toString()).series).toMatchObject([
    { pattern, next, gaps: [], duplicates: [], readings: [] },
  ]);
});

test('two readings are both told, and --pattern chooses', async () => {
  const one = makeFolder({ 'a.json': { ...invoice, number: 'F6-001' } });
  const asked = await run(['dossier', one, '--today=2027-01-04']);
  expect(asked.stdout.toString()).toMatch(/next: F[67]-00[12] .* or F[67]-00[12] .*--pattern/);
  const told = await run(['dossier', one, '--pattern=F{A}-{NNN}', '--today=2027-01-04']);
  expect(told.stdout.toString()).toContain('next: F7-001 (F{A}-{NNN})\n');
  const wrong = await run(['dossier', one, '--pattern=F-{AAAA}']);
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.stderr).toContain('--pattern: expected one counter');
});

test('a counter that may start again with its month has two next numbers', async () => {
  const folder = makeFolder({ 'a.json': { ...invoice, number: 'FV/001/11/2026' } });
  const { stdout } = await run(['dossier', folder, today]);
  expect(stdout.toString()).toContain(
    'next: FV/002/12/2026 (FV/{NNN}/{MM}/{AAAA}) or FV/001/12/2026 if the counter starts again\n',
  );
});

test('a draft that a rule holds back is due by nobody, and an invoice given back neither', async () => {
  const avoir = convertInvoiceToCredit(invoice, { ...stamp, number: 'A-2026-0001' });
  const folder = makeFolder({
    'a.json': { ...unfinished, number: 'F-2026-0043' },
    'b.json': invoice,
    'c.json': { ...avoir, credit: { ...avoir.credit, reason: 'return' } },
  });
  const { code, stdout } = await run(['dossier', folder, today]);
  expect(code).toBe(0);
  const text = stdout.toString();
  expect(text).toContain('Brouillon');
  expect(text).toContain('Annulée par avoir');
  expect(text).toContain('✓ Nothing is due');
});

test('what cannot be read is said, and the rest is told', async () => {
  const folder = makeFolder({ 'a.json': invoice, 'b.pdf': 'no PDF' });
  const { code, stdout, stderr } = await run(['dossier', folder, today]);
  expect(code).toBe(2);
  expect(stderr).toContain('b.pdf: it is no PDF, XML, JSON or ZIP');
  expect(stdout.toString()).toContain(invoice.number);
  expect((await run(['dossier', makeFolder({}), today])).code).toBe(2);
});

test('names from files do not drive the terminal', async () => {
  const buyer = { ...invoice.buyer, name: 'Cycles\u202e evil' };
  const folder = makeFolder({ 'a.json': { ...invoice, buyer } });
  const { stdout } = await run(['dossier', folder, today]);
  expect(stdout.toString()).not.toContain('\u202e');
});

function payPart(receipt: Draft): Draft {
  if (!receipt.receipt) throw new Error('No receipt');
  const [settled] = receipt.receipt.invoices;
  if (!settled) throw new Error('No invoice');
  return {
    ...receipt,
    receipt: { ...receipt.receipt, amount: '100', invoices: [{ ...settled, amount: '100' }] },
  };
}

function find(lines: readonly string[], words: string): string {
  return lines.find((line) => line.includes(words)) ?? '';
}

test('an avoir lowers the other invoice that it names, and keeps what that one does not need', async () => {
  const paid: Draft = {
    ...invoice,
    payment: { ...invoice.payment, means: ['paid'], paidOn: '2026-11-21' },
  };
  const other: Draft = {
    ...invoice,
    ...{ number: 'F-2026-0900', prepayments: [], allowances: [], charges: [] },
    lines: [
      {
        ...{ kind: 'item', name: 'Pose', quantity: '1', unit: 'C62' },
        ...{ unitPrice: '100', vatRate: '20' },
      },
    ],
  };
  const avoir = convertInvoiceToCredit(paid, { ...stamp, number: 'A-2026-0001' });
  const treatment = { kind: 'offset' as const, invoice: other.number };
  const folder = makeFolder({
    'a.json': paid,
    'b.json': other,
    'c.json': { ...avoir, credit: { treatment, reason: 'return' } },
  });
  const { stdout } = await run(['dossier', folder, '--json', today]);
  const report = JSON.parse(stdout.toString());
  const [, , credit] = report.documents;
  expect(report.due).toEqual([]);
  expect(Number(credit.onAccount)).toBeCloseTo(Number(credit.amount) - 120, 2);
  const told = await run(['dossier', folder, today]);
  expect(told.stdout.toString()).toContain('Kept for a next invoice: A-2026-0001');
});

test('an avoir deducted from an invoice that is not there is told', async () => {
  const avoir = convertInvoiceToCredit(invoice, { ...stamp, number: 'A-2026-0001' });
  const treatment = { kind: 'offset' as const, invoice: 'F-2026-0999' };
  const files = {
    'a.json': invoice,
    'c.json': { ...avoir, credit: { treatment, reason: 'return' } },
  };
  const told = await run(['dossier', makeFolder(files), today]);
  expect(told.stdout.toString()).toContain(
    'Deducted from F-2026-0999, which is not among these documents: A-2026-0001',
  );
  const { stdout } = await run(['dossier', makeFolder(files), '--json', today]);
  const { documents } = JSON.parse(stdout.toString());
  expect(documents.map(({ setAgainst }: { setAgainst: string }) => setAgainst)).toEqual([
    '',
    'F-2026-0999',
  ]);
});

test('what an avoir keeps is told with the last day to use it, passed or not', async () => {
  const avoir = convertInvoiceToCredit(invoice, { ...stamp, number: 'A-2026-0001' });
  const paid = { ...invoice, payment: { ...invoice.payment, means: ['paid' as const] } };
  const tell = async (until: string) => {
    const treatment = { kind: 'on-account' as const, until };
    const folder = makeFolder({
      'a.json': paid,
      'b.json': { ...avoir, credit: { treatment, reason: 'return' } },
    });
    return (await run(['dossier', folder, today])).stdout.toString();
  };
  expect(await tell('2026-12-01')).toMatch(
    /Kept for a next invoice: A-2026-0001.* · to use by \S+$/m,
  );
  expect(await tell('2026-11-30')).toContain('to use by 30/11/2026, which has passed');
});

test('a balance that deducts what an avoir gave back on its deposit is told', async () => {
  const balance = convertQuoteToFinal(quote, [deposit], {
    number: 'F-2026-0102',
    today: '2026-11-22',
  });
  const avoir = convertInvoiceToCredit(deposit, { ...stamp, number: 'A-2026-0001' });
  const lines = avoir.lines.map((line) =>
    'unitPrice' in line ? { ...line, unitPrice: '10' } : line,
  );
  const folder = makeFolder({
    'quote.json': quote,
    'deposit.json': deposit,
    'balance.json': { ...balance, supply: { date: '2026-11-22' } },
    'avoir.json': { ...avoir, lines, credit: { ...avoir.credit, reason: 'error' } },
  });
  const { stdout } = await run(['dossier', folder, today]);
  expect(stdout.toString()).toContain(
    'that A-2026-0001 gave back on the deposit F-2026-0101, so that nobody is billed for it',
  );
});

test('avoirs of more than their invoice are told with what to do', async () => {
  const avoir = convertInvoiceToCredit(invoice, { ...stamp, number: 'A-2026-0001' });
  const credit = { ...avoir.credit, reason: 'return' };
  const folder = makeFolder({
    'a.json': invoice,
    'b.json': { ...avoir, credit },
    'c.json': { ...avoir, credit, number: 'A-2026-0002' },
  });
  const { stdout } = await run(['dossier', folder, '--json', today]);
  const report = JSON.parse(stdout.toString());
  const [{ amount }] = report.documents;
  expect(report.creditedBeyond).toEqual([
    {
      ...{ invoice: invoice.number, avoirs: ['A-2026-0001', 'A-2026-0002'] },
      ...{ currency: 'EUR', amount },
    },
  ]);
  const text = (await run(['dossier', folder, today])).stdout.toString();
  expect(text).toMatch(/A-2026-0001, A-2026-0002 give back .+ more than it bills; bill/);
});
