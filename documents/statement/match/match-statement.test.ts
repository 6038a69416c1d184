import { expect, test } from 'vitest';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import { matchStatement } from './match-statement.ts';
import { type Invoice, makeInvoices, makeLine } from './open-invoices.test.support.ts';

/** « F-1 120000 number »: each document with its cents, then why, and what is beyond. */
function match(invoices: readonly Invoice[], ...lines: StatementLine[]): string[] {
  return tell(lines, makeInvoices(invoices).nodes());
}

function tell(...given: Parameters<typeof matchStatement>): string[] {
  return matchStatement(...given).map(({ parts, reason, beyond }) =>
    [
      parts.map(({ node, amount }) => `${node.number} ${amount}`).join(' + '),
      reason,
      ...(beyond > 0 ? [`+${beyond}`] : []),
    ].join(' '),
  );
}

const DAY = '2026-11-05';
const GARANCE: Invoice = { number: 'F-2026-1', due: 120_000 };

test('a number is cited however it is written, in any of the texts', () => {
  for (const text of ['F-2026-1', 'FACT. f2026-1 MERCI', 'vir f 2026 1', 'Règlement F/2026/1.'])
    expect(match([GARANCE], makeLine(DAY, 120_000, text)), text).toEqual([
      'F-2026-1 120000 number',
    ]);
  for (const place of ['reference', 'counterparty'] as const)
    expect(match([GARANCE], makeLine(DAY, 120_000, { [place]: 'F20261' }))).toHaveLength(1);
});

test('a number is a whole word: another one that begins or ends like it is not it', () => {
  for (const text of ['F-2026-12', 'AF-2026-1', '1F-2026-10'])
    expect(match([GARANCE], makeLine(DAY, 50_000, text)), text).toEqual([]);
  const both = [GARANCE, { number: 'F-2026-1-B', due: 9000 }];
  expect(match(both, makeLine(DAY, 9000, 'F-2026-1-B'))).toEqual(['F-2026-1-B 9000 number']);
});

test('a number that anything may hold counts with the amount alone', () => {
  const plain = [{ number: '12', due: 120_000 }];
  expect(match(plain, makeLine(DAY, 50_000, 'CARTE 12'))).toEqual([]);
  expect(match(plain, makeLine(DAY, 120_000, 'FACTURE 12'))).toEqual(['12 120000 number']);
  expect(match(plain, makeLine('2026-09-30', 120_000, 'FACTURE 12'))).toEqual([]);
  for (const number of ['2026-11', '051126', '2026-11-05', 'F-12', 'SOLDE'])
    expect(match([{ number, due: 120_000 }], makeLine(DAY, 100, number)), number).toEqual([]);
  expect(match([{ number: '2026-017', due: 500 }], makeLine(DAY, 100, '2026-017'))).toHaveLength(1);
});

test('a number pieced together of a day, an amount or an account counts with the amount alone', () => {
  const pieced = [
    ['2026-110', 'VIR DU 05/11/2026 110,00'],
    ['26-0042', 'CB 05/11/26 0042'],
    ['F-2611', 'PAIEMENT F 26/11'],
    ['FR76-3000', 'VIR FR76 3000 4000 0312 3456 7890 143'],
    ['1000123', 'VIR 1000 123'],
  ] as const;
  for (const [number, label] of pieced) {
    expect(match([{ number, due: 120_000 }], makeLine(DAY, 100, label)), label).toEqual([]);
    expect(match([{ number, due: 120_000 }], makeLine(DAY, 120_000, label)), label).toHaveLength(1);
    expect(match([{ number, due: 120_000 }], makeLine(DAY, 100, `VIR ${number}`))).toHaveLength(1);
  }
  const rent = { ...GARANCE, reference: 'LOYER 2026' };
  expect(match([rent], makeLine(DAY, 100, 'VIR LOYER 2026'))).toEqual([]);
  expect(match([rent], makeLine(DAY, 120_000, 'VIR LOYER 2026'))).toHaveLength(1);
});

test('what names another client than the one it cites is his, or to be checked', () => {
  const martin = { number: 'F-2026-2', due: 50_000, client: 'Martin' };
  const line = makeLine(DAY, 50_000, 'VIR MARTIN F-2026-1');
  expect(match([GARANCE, martin], line)).toEqual(['F-2026-2 50000 name']);
  const other = makeLine(DAY, 40_000, 'VIR MARTIN F-2026-1');
  expect(match([GARANCE, martin], other)).toEqual(['F-2026-1 40000 doubt']);
});

test('a cited document is paid in part, in whole, or beyond what is due', () => {
  const line = (amount: number) => makeLine(DAY, amount, 'F-2026-1');
  expect(match([GARANCE], line(50_000))).toEqual(['F-2026-1 50000 number']);
  expect(match([GARANCE], line(130_000))).toEqual(['F-2026-1 120000 number +10000']);
  expect(match([GARANCE], line(50_000), line(50_000), line(50_000), line(1))).toEqual([
    'F-2026-1 50000 number',
    'F-2026-1 50000 number',
    'F-2026-1 20000 number +30000',
  ]);
  // The line that has the amount comes first, whatever the order.
  expect(match([GARANCE], line(50_000), line(120_000))).toEqual(['F-2026-1 120000 number']);
});

test('the reference of a payment is as good as a number', () => {
  const invoice = { ...GARANCE, reference: 'RF18 5390 0754 7034' };
  expect(match([invoice], makeLine(DAY, 500, { reference: 'RF18539007547034' }))).toEqual([
    'F-2026-1 500 number',
  ]);
});

test('a client and the amount: without accents, legal form and order of words', () => {
  const invoice = { ...GARANCE, client: 'Société Élodie Garance & Fils SARL' };
  for (const label of ['VIR GARANCE ELODIE FILS', 'VIR SEPA ELODIE FILS GARAN'])
    expect(match([invoice], makeLine(DAY, 120_000, label)), label).toEqual([
      'F-2026-1 120000 name',
    ]);
  expect(
    match([invoice], makeLine(DAY, 120_000, { counterparty: 'Garance, Elodie, Fils' })),
  ).toEqual(['F-2026-1 120000 name']);
  // Another amount says nothing.
  expect(match([invoice], makeLine(DAY, 119_999, 'GARANCE ELODIE FILS'))).toEqual([]);
});

test('œ is written oe by banks', () => {
  const invoice = { ...GARANCE, client: 'Cœur de Ville' };
  expect(match([invoice], makeLine(DAY, 120_000, 'VIR COEUR DE VILLE'))).toEqual([
    'F-2026-1 120000 name',
  ]);
});

test('a name is cut only at the end of a long text, and a whole name is meant first', () => {
  const martinez = { number: 'F-2026-2', due: 50_000, client: 'Jean Martinez' };
  const martin = { ...martinez, number: 'F-2026-3', client: 'Jean Martin' };
  const short = makeLine(DAY, 50_000, 'VIR JEAN MARTIN');
  expect(match([martinez], short)).toEqual(['F-2026-2 50000 amount']);
  const long = makeLine(DAY, 50_000, 'VIREMENT SEPA RECU JEAN MARTIN');
  expect(match([martinez], long)).toEqual(['F-2026-2 50000 name']);
  expect(match([martinez, martin], long)).toEqual(['F-2026-3 50000 name']);
});

test('the oldest of a client’s documents of one amount is paid first', () => {
  const later = { ...GARANCE, number: 'F-2026-2', issueDate: '2026-10-15' };
  expect(match([later, GARANCE], makeLine(DAY, 120_000, 'ATELIERS GARANCE'))).toEqual([
    'F-2026-1 120000 name',
  ]);
});

test('an amount alone is proposed when one line and one document have it', () => {
  const line = () => makeLine(DAY, 120_000, 'REMISE');
  expect(match([GARANCE], line())).toEqual(['F-2026-1 120000 amount']);
  expect(match([GARANCE], line(), line())).toEqual([]);
  expect(match([GARANCE, { ...GARANCE, number: 'F-2026-2' }], line())).toEqual([]);
  expect(match([GARANCE], makeLine('2027-01-29', 120_000))).toHaveLength(1);
  expect(match([GARANCE], makeLine('2027-01-30', 120_000))).toEqual([]);
  const martin = { number: 'F-2026-3', due: 50, client: 'Martin' };
  expect(match([GARANCE, martin], makeLine(DAY, 120_000, 'VIR MARTIN'))).toEqual([]);
});

test('what was received before a document is not for it, unless its number is cited', () => {
  const before = '2026-09-30';
  expect(match([GARANCE], makeLine(before, 120_000, 'ATELIERS GARANCE'))).toEqual([]);
  expect(match([GARANCE], makeLine(before, 120_000))).toEqual([]);
  const cited = (day: string) => match([GARANCE], makeLine(day, 120_000, 'F-2026-1'));
  expect(cited(before)).toHaveLength(1);
  expect(cited('2026-08-02')).toHaveLength(1);
  expect(cited('2026-08-01')).toEqual([]);
  expect(cited('2020-11-05')).toEqual([]);
});

test('another currency, money that left or came back, and drafts are left alone', () => {
  expect(match([GARANCE], makeLine(DAY, 120_000, { label: 'F-2026-1', currency: 'USD' }))).toEqual(
    [],
  );
  expect(match([GARANCE], makeLine(DAY, -120_000, 'F-2026-1'))).toEqual([]);
  const returned = { label: 'F-2026-1', isReturned: true };
  expect(match([GARANCE], makeLine(DAY, 120_000, returned))).toEqual([]);
  const { add, documents, nodes } = makeInvoices([GARANCE]);
  const [stored] = documents.splice(0);
  add('draft', stored?.draft ?? expect.fail(), { isUnissued: true });
  expect(tell([makeLine(DAY, 120_000, 'F-2026-1')], nodes())).toEqual([]);
});

test('one transfer pays the documents that it cites, or that alone make it', () => {
  const invoices = [
    GARANCE,
    { number: 'F-2026-2', due: 30_000 },
    { number: 'F-2026-3', due: 7000 },
  ];
  expect(match(invoices, makeLine(DAY, 150_000, 'F-2026-1 et F-2026-2'))).toEqual([
    'F-2026-1 120000 + F-2026-2 30000 number',
  ]);
  expect(match(invoices, makeLine(DAY, 37_000, 'VIR ATELIERS GARANCE'))).toEqual([
    'F-2026-2 30000 + F-2026-3 7000 name',
  ]);
  // Cut after the first number.
  expect(match(invoices, makeLine(DAY, 127_000, 'F-2026-1, F-2'))).toEqual([
    'F-2026-1 120000 + F-2026-3 7000 number',
  ]);
  // Cited, but not the whole of them.
  expect(match(invoices, makeLine(DAY, 125_000, 'F-2026-1 F-2026-2'))).toEqual([
    'F-2026-1 120000 + F-2026-2 5000 number',
  ]);
  // Two sets make it.
  const twice = [...invoices, { number: 'F-2026-4', due: 7000 }];
  expect(match(twice, makeLine(DAY, 37_000, 'ATELIERS GARANCE'))).toEqual([]);
  expect(match(invoices, makeLine(DAY, 37_000, 'VIREMENT'))).toEqual([]);
});

test('of a number that two companies give, the document of the client or of the amount is meant', () => {
  const other = { ...GARANCE, due: 5000, client: 'Martin' };
  const { nodes } = makeInvoices([GARANCE]);
  const { nodes: others } = makeInvoices([other]);
  const both = [...nodes(), ...others()];
  expect(tell([makeLine(DAY, 4000, 'MARTIN F-2026-1')], both)).toEqual(['F-2026-1 4000 number']);
  expect(tell([makeLine(DAY, 5000, 'F-2026-1')], both)).toEqual(['F-2026-1 5000 number']);
  expect(tell([makeLine(DAY, 4000, 'F-2026-1')], both)).toEqual([]);
});

test('clients of one name or of several companies are not mixed', () => {
  const one = { number: 'F-2026-1', due: 30_000, client: 'Martin', siren: '732829320' };
  const two = { number: 'F-2026-2', due: 7000, client: 'Martin', siren: '552100554' };
  const line = makeLine(DAY, 37_000, 'VIR MARTIN');
  expect(match([one, { ...two, siren: one.siren }], line)).toHaveLength(1);
  expect(match([one, { ...two, siren: undefined }], line)).toHaveLength(1);
  expect(match([one, two], line)).toEqual([]);
  expect(match([one, { ...two, due: 30_000 }], makeLine(DAY, 30_000, 'VIR MARTIN'))).toEqual([]);
  const other = { ...two, siren: one.siren, seller: 'Autre atelier' };
  expect(match([one, other], line)).toEqual([]);
  expect(match([one, other], makeLine(DAY, 37_000, 'F-2026-1 F-2026-2'))).toEqual([]);
  expect(match([one, other], makeLine(DAY, 40_000, 'F-2026-1'))).toEqual([
    'F-2026-1 30000 number +10000',
  ]);
});

test('retention money is asked for later: the amount without it is the document’s', () => {
  const held = { ...GARANCE, retention: { percent: '5', releaseDate: '2027-10-01' } };
  expect(match([held], makeLine(DAY, 114_000, 'ATELIERS GARANCE'))).toEqual([
    'F-2026-1 114000 name',
  ]);
  expect(match([held], makeLine(DAY, 120_000, 'ATELIERS GARANCE'))).toHaveLength(1);
});

test('a statement that was noted proposes nothing again', () => {
  const dossier = makeInvoices([
    GARANCE,
    { number: 'F-2026-2', due: 30_000, client: 'Martin' },
    { number: 'F-2026-3', due: 7000, client: 'Martin' },
    { number: 'F-2026-4', due: 9000, client: 'Durand' },
    { number: 'F-2026-5', due: 44_000, client: 'Durand', issueDate: '2026-11-01' },
  ]);
  const lines = [
    makeLine(DAY, 50_000, 'F-2026-1 acompte'),
    makeLine(DAY, 50_000, 'F-2026-1 suite'),
    makeLine(DAY, 37_000, 'VIR MARTIN'),
    makeLine(DAY, 44_000, 'REMISE'),
    makeLine('2026-11-06', 10_000, 'F-2026-4'),
  ];
  const proposals = matchStatement(lines, dossier.nodes());
  expect(proposals.map(({ reason }) => reason)).toEqual([
    ...['number', 'number', 'name', 'amount', 'number'],
  ]);
  const [first, ...others] = proposals.flatMap(({ line, parts }) =>
    parts.map(({ node, amount }) => [node.number, amount, line.date] as const),
  );
  if (!first) throw new Error('Nothing was proposed.');
  dossier.pay(...first);
  expect(matchStatement(lines, dossier.nodes())).toHaveLength(proposals.length - 1);
  for (const payment of others) dossier.pay(...payment);
  expect(matchStatement(lines, dossier.nodes())).toEqual([]);
  // A third line of the same day and amount was never noted.
  const third = makeLine(DAY, 20_000, 'F-2026-1 fin');
  expect(tell([...lines, third], dossier.nodes())).toEqual(['F-2026-1 20000 number']);
});

test('a payment noted some days apart notes its line', () => {
  const paid = (paidOn: string, ...more: Invoice[]) => {
    const dossier = makeInvoices([GARANCE, ...more]);
    dossier.pay('F-2026-1', 40_000, paidOn);
    return dossier.nodes();
  };
  const cited = makeLine(DAY, 40_000, 'F-2026-1');
  const tellPaid = (...days: string[]) => days.map((day) => tell([cited], paid(day)).length);
  expect(tellPaid('2026-10-31', '2026-11-10', '2026-10-30', '2026-11-11')).toEqual([0, 0, 1, 1]);
  // Each payment notes one line, that of its day first.
  const next = makeLine('2026-11-06', 40_000, 'F-2026-1');
  expect(tell([cited, next], paid('2026-11-06'))).toEqual(['F-2026-1 40000 number']);
  // Another amount that cites it is new.
  expect(tell([makeLine(DAY, 50_000, 'F-2026-1')], paid('2026-11-06'))).toHaveLength(1);
  const named = makeLine(DAY, 40_000, 'ATELIERS GARANCE');
  expect(tell([named], paid('2026-11-06'))).toEqual([]);
  const other = { number: 'F-2026-2', due: 40_000 };
  expect(tell([named], paid('2026-11-06', other))).toEqual(['F-2026-2 40000 doubt']);
  expect(tell([named], paid('2026-11-11', other))).toEqual(['F-2026-2 40000 name']);
});

test('parts noted some days apart note the line that pays them together', () => {
  const dossier = makeInvoices([GARANCE, { number: 'F-2026-2', due: 30_000 }]);
  dossier.pay('F-2026-1', 40_000, '2026-11-07');
  dossier.pay('F-2026-2', 10_000, '2026-11-07');
  for (const label of ['F-2026-1 F-2026-2', 'F-2026-1', 'ATELIERS GARANCE'])
    expect(tell([makeLine(DAY, 50_000, label)], dossier.nodes()), label).toEqual([]);
});

test('cash of the same day does not hide a transfer', () => {
  const dossier = makeInvoices([GARANCE]);
  dossier.pay('F-2026-1', 20_000, DAY, 'cash');
  const line = makeLine(DAY, 70_000, 'F-2026-1');
  expect(tell([line], dossier.nodes())).toEqual(['F-2026-1 70000 number']);
});

test('a payment notes the line of its client, not that of another', () => {
  const dossier = makeInvoices([
    { number: 'F-2026-1', due: 120_000, client: 'Garance' },
    { number: 'F-2026-2', due: 120_000, client: 'Martin' },
  ]);
  dossier.pay('F-2026-1', 120_000, DAY);
  const lines = [makeLine(DAY, 120_000, 'VIR MARTIN'), makeLine(DAY, 120_000, 'VIR GARANCE')];
  expect(tell(lines, dossier.nodes())).toEqual(['F-2026-2 120000 name']);
});

test('a line that cites a paid document is not proposed for another', () => {
  const dossier = makeInvoices([GARANCE, { number: 'F-2026-2', due: 120_000 }]);
  dossier.pay('F-2026-1', 120_000, '2026-10-20');
  expect(tell([makeLine(DAY, 120_000, 'GARANCE F-2026-1')], dossier.nodes())).toEqual([]);
});

test('proposals come by day, then in the order of the file, with what is due before each', () => {
  const lines = [
    makeLine('2026-11-07', 1000, 'F-2026-1'),
    makeLine('2026-11-05', 2000, 'F-2026-1'),
  ];
  const { nodes } = makeInvoices([GARANCE]);
  expect(matchStatement(lines, nodes())).toMatchObject([
    { line: { date: '2026-11-05' }, parts: [{ due: 120_000, amount: 2000 }], beyond: 0 },
    { line: { date: '2026-11-07' }, parts: [{ due: 118_000, amount: 1000 }] },
  ]);
});
