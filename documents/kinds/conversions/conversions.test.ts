import { expect, test } from 'vitest';
import { checkConformity } from '#documents/kinds/check-conformity.ts';
import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import type { Cents, Percent } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { convertInvoiceToCorrective, convertInvoiceToReplacement, duplicateDraft } from './copy.ts';
import { convertAmountsToCredit, convertInvoiceToCredit, convertLinesToCredit } from './credit.ts';
import { repeatNextMonth } from './next-month.ts';
import { convertQuoteToDeposit, convertQuoteToFinal, convertQuoteToInvoice } from './quote.ts';
import { convertInvoiceToReceipt } from './receipt.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const stamp = { number: 'F-2026-0200', today: '2026-11-20' };

function missing(draft: Draft): string[] {
  return checkConformity(draft, '2026-11-20')
    .filter(({ state, severity }) => state === 'missing' && severity === 'blocking')
    .map(({ id }) => id);
}

test('a quote becomes an invoice: the chosen option is a line, the quote is named', () => {
  const made = convertQuoteToInvoice(quote, stamp);
  expect(made).toMatchObject({
    kind: 'facture-tva',
    subtype: 'standard',
    number: 'F-2026-0200',
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    references: { quote: { number: 'D-2026-0031', issueDate: '2026-10-05' } },
  });
  expect(made.quote).toBeUndefined();
  expect(made.validUntil).toBeUndefined();
  expect(made.lines.map((line) => ('name' in line ? line.name : line.kind))).toContain(
    'Version anglaise',
  );
  expect(made.lines.map(({ kind }) => kind)).not.toContain('option');
  expect(missing({ ...made, supply: { date: '2026-11-19' } })).toEqual([]);
  expect(computeTotals(made).taxInclusiveTotal).toBe(
    computeTotals(quote).quote?.options?.withOptions?.taxInclusiveTotal,
  );
});

test('a quote without VAT becomes an invoice without VAT, a consumer has a month as others do', () => {
  expect(convertQuoteToInvoice(requireDraft(samples['devis-graphiste']), stamp).kind).toBe(
    'facture-auto-entrepreneur',
  );
  expect(convertQuoteToInvoice(requireDraft(samples['devis-plombier']), stamp).dueDate).toBe(
    '2026-12-20',
  );
});

test('a deposit has a line per rate and says what it is a part of', () => {
  const kitchen = requireDraft(samples['devis-cuisiniste-commande']);
  const made = convertQuoteToDeposit(kitchen, { percent: '25' }, stamp);
  expect(made).toMatchObject({ subtype: 'deposit', allowances: [], charges: [] });
  expect(made.lines.map((line) => 'vatRate' in line && line.vatRate)).toEqual(['20', '10']);
  expect(made.lines[0]).toMatchObject({
    name: 'Acompte de 25\u00a0% sur devis BC-2026-0048 du 07/11/2026',
  });
  expect(missing(made)).toEqual([]);
  const asked = convertQuoteToDeposit(kitchen, { amount: '1000' }, stamp);
  expect(computeTotals(asked).taxInclusiveTotal).toBe(100_000);
});

test('the final invoice takes the deposits off with their tax and names them', () => {
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
  const final = convertQuoteToFinal(quote, [deposit], {
    number: 'F-2026-0201',
    today: '2026-12-01',
  });
  const { taxInclusiveTotal, vatBreakdown } = computeTotals(deposit);
  expect(final).toMatchObject({
    subtype: 'final',
    references: { preceding: [{ number: 'F-2026-0200', issueDate: '2026-11-20' }] },
  });
  expect(final.prepayments[0]).toMatchObject({ reference: 'F-2026-0200' });
  expect(Number(final.prepayments[0]?.amount) * 100).toBe(taxInclusiveTotal);
  expect(final.prepayments[0]?.vat).toHaveLength(vatBreakdown.length);
  expect(missing({ ...final, supply: { date: '2026-11-30' } })).toEqual([]);
  expect(convertQuoteToFinal(quote, [], stamp).subtype).toBe('standard');
});

test('the final invoice tells how and when its deposits were received', () => {
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
  const told = (
    { means, paidOn }: Partial<Draft['payment']>,
    received?: Parameters<typeof convertQuoteToFinal>[2]['received'],
  ) => {
    const payment = { ...deposit.payment, ...(means && { means }), paidOn };
    const [prepayment] = convertQuoteToFinal(quote, [{ ...deposit, payment }], {
      ...stamp,
      received,
    }).prepayments;
    return { date: prepayment?.date, means: prepayment?.means };
  };
  const paidOn = '2026-11-20';
  expect(told({ means: ['paid', 'cash'], paidOn })).toEqual({ date: paidOn, means: 'cash' });
  expect(told({ means: ['link', 'paid'], paidOn })).toEqual({ date: paidOn, means: 'card' });
  expect(told({ means: ['paid'], paidOn })).toEqual({ date: paidOn, means: undefined });
  expect(told({ means: ['paid', 'cash', 'card'], paidOn })).toEqual({
    date: paidOn,
    means: undefined,
  });
  // Means that were only offered.
  expect(told({ means: ['cheque'] })).toEqual({ date: undefined, means: undefined });
  expect(told({ means: ['cheque'] }, [{ paidOn, means: 'debit' }])).toEqual({
    date: paidOn,
    means: 'direct-debit',
  });
  expect(told({ means: ['cheque'] }, [null])).toEqual({ date: undefined, means: undefined });
});

test('the avoir of a whole invoice misses nothing but its reason', () => {
  const credit = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-25' });
  expect(credit).toMatchObject({
    kind: 'avoir',
    subtype: 'full',
    dueDate: '',
    references: { preceding: [{ number: 'F-2026-0042', issueDate: '2026-11-20' }] },
  });
  expect(missing(credit)).toEqual(['credit-reason']);
  const stamped = { number: 'A-1', today: '2026-11-25', why: { reason: 'error' as const } };
  expect(missing(convertInvoiceToCredit(invoice, stamped))).toEqual([]);
});

test('what was paid at once, a deposit and a self-billed invoice are given back as they were made', () => {
  const paid = requireDraft(samples.restaurateur);
  const back = convertInvoiceToCredit(paid, { number: 'A-2', today: '2026-11-25' });
  expect(computeTotals(back).payableAmount).toBe(computeTotals(paid).taxInclusiveTotal);
  const deposit = requireDraft(samples['agence-web-acompte']);
  expect(convertInvoiceToCredit(deposit, stamp).subtype).toBe('deposit');
  const selfBilled = requireDraft(samples['autofacturation-laiterie']);
  expect(convertInvoiceToCredit(selfBilled, stamp).subtype).toBe('self-billed');
  const payee = { name: 'Factor Atlantique', iban: 'FR7630004049990022984085739' };
  const factored: Draft = { ...invoice, subtype: 'factored', payee };
  expect(convertInvoiceToCredit(factored, stamp)).toMatchObject({ subtype: 'factored', payee });
  expect(convertAmountsToCredit(factored, [], stamp).subtype).toBe('factored');
});

test('the avoir of a balance leaves its deposits invoiced, and gives back what was only paid', () => {
  const balance = requireDraft(samples['agence-web-solde']);
  const back = convertInvoiceToCredit(balance, stamp);
  expect(computeTotals(back).payableAmount).toBe(computeTotals(balance).payableAmount);
  const [deposit] = balance.references.preceding ?? [];
  expect(deposit).toBeDefined();
  expect(depositInvoiceOf(back, 0)).toEqual(deposit);
  const advanced = { ...invoice, prepayments: [{ amount: '100' }] };
  expect(convertInvoiceToCredit(advanced, stamp).prepayments).toEqual([]);
});

test('lines or amounts alone can be given back', () => {
  const lines = convertLinesToCredit(invoice, [{ index: 5, quantity: '2' }], stamp);
  expect(lines.lines).toEqual([{ ...invoice.lines[5], quantity: '2' }]);
  expect(lines.subtype).toBe('standard');
  const amounts = convertAmountsToCredit(invoice, [{ rate: 2000 as Percent, amount: '50' }], stamp);
  expect(amounts.lines).toMatchObject([{ unitPrice: '50', vatRate: '20', quantity: '1' }]);
  expect(convertLinesToCredit(invoice, [{ index: 0, quantity: '1' }], stamp).lines).toEqual([]);
});

test('a part of a line comes back with its share of a discount in money', () => {
  const sold = { kind: 'item', name: 'Lampe', unitPrice: '50', vatRate: '20' } as const;
  const giveBack = (currency: string, quantity: string) => {
    const lines = [{ ...sold, quantity: '3', discount: { amount: '10', reason: 'Lot' } }];
    const whole = requireDraft({ ...samples.menuisier, currency, lines });
    return convertLinesToCredit(whole, [{ index: 0, quantity }], stamp).lines;
  };
  const shareOf = (amount: string) => [{ discount: { amount, reason: 'Lot' } }];
  expect(giveBack('EUR', '1')).toMatchObject(shareOf('3.33'));
  expect(giveBack('XPF', '1')).toMatchObject(shareOf('3'));
  expect(giveBack('EUR', '3')).toMatchObject(shareOf('10'));
  const half = { ...sold, quantity: '4', discount: { percent: '25' } };
  const draft = requireDraft({ ...samples.menuisier, lines: [half] });
  const [line] = convertLinesToCredit(draft, [{ index: 0, quantity: '1' }], stamp).lines;
  expect(line).toMatchObject({ discount: { percent: '25' } });
});

test('lines come back with their share of the discounts on the total', () => {
  const sold = { kind: 'item', name: 'Lampe', vatRate: '20' } as const;
  const lines = [
    { ...sold, quantity: '3', unitPrice: '50' },
    { ...sold, quantity: '1', unitPrice: '250' },
  ];
  const giveBack = (allowances: DraftInput['allowances'], currency = 'EUR') => {
    const whole = requireDraft({ ...samples.menuisier, currency, lines, allowances });
    return convertLinesToCredit(whole, [{ index: 0, quantity: '1' }], stamp);
  };
  const percent = giveBack([{ percent: '2.5', reason: 'Fidélité' }]);
  expect(percent.allowances).toEqual([{ percent: '2.5', reason: 'Fidélité' }]);
  expect(computeTotals(percent).taxExclusiveTotal).toBe(4875);
  const amount = giveBack([{ amount: '10', reason: 'Geste' }]);
  expect(amount.allowances).toEqual([{ amount: '1.25', reason: 'Geste' }]);
  expect(giveBack([{ amount: '10' }], 'XPF').allowances).toMatchObject([{ amount: '1' }]);
  expect(giveBack([{ amount: '0.01' }]).allowances).toEqual([]);
  const advance = { kind: 'disbursement', name: 'Timbre', unitPrice: '8' } as const;
  const whole = { ...samples.menuisier, lines: [...lines, advance] };
  const mixed = requireDraft({ ...whole, allowances: [{ percent: '2.5' }] });
  const back = convertLinesToCredit(mixed, [{ index: 2, quantity: '1' }], stamp);
  expect(back.allowances).toEqual([]);
});

test.each([
  ['an amount', '100', { amount: '10' }],
  ['a percentage that rounds up', '10.10', { percent: '2.5' }],
  ['a percentage that rounds down', '9.90', { percent: '2.5' }],
  ['less than a cent each', '100', { amount: '0.01' }],
] as const)('avoirs one after the other give %s back to the cent', (_, unitPrice, allowance) => {
  const line = { kind: 'item', name: 'Lampe', quantity: '3', unitPrice, vatRate: '20' } as const;
  const whole = requireDraft({ ...samples.menuisier, lines: [line], allowances: [allowance] });
  const earlier: Draft[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    earlier.push(convertLinesToCredit(whole, [{ index: 0, quantity: '1' }], { ...stamp, earlier }));
  const sum = earlier.reduce((total, draft) => total + computeTotals(draft).taxExclusiveTotal, 0);
  expect(sum).toBe(computeTotals(whole).taxExclusiveTotal);
});

test('a receipt says what an invoice asked, or what remained due on it', () => {
  const receiptStamp = { number: 'R-2026-0007', today: '2026-11-20' };
  const receipt = convertInvoiceToReceipt(invoice, receiptStamp);
  const payable = toDecimal(computeTotals(invoice).payableAmount, 2, 2);
  expect(receipt).toMatchObject({
    kind: 'recu',
    subtype: 'standard',
    lines: [],
    receipt: {
      amount: payable,
      paidOn: '2026-11-20',
      invoices: [{ number: 'F-2026-0042', issueDate: '2026-11-20', dueBefore: payable }],
    },
  });
  expect(parseDraft(receipt).ok).toBe(true);
  expect(receipt.receipt).not.toHaveProperty('means');
  expect(missing(receipt)).toEqual([]);
  const rest = convertInvoiceToReceipt(invoice, { ...receiptStamp, due: 10_050 as Cents });
  expect(computeTotals(rest).receipt).toMatchObject({ amount: 10_050, remainingDue: 0 });
});

test('a receipt says by what means it was paid where the invoice does, and nothing else', () => {
  const meansOf = (means: Draft['payment']['means']) =>
    convertInvoiceToReceipt({ ...invoice, payment: { ...invoice.payment, means } }, stamp).receipt;
  expect(meansOf(['cash', 'paid'])?.means).toBe('cash');
  expect(meansOf(['link', 'paid'])?.means).toBe('card');
  for (const silent of [['transfer'], [], ['paid'], ['card', 'cash', 'paid']] as const)
    expect(meansOf([...silent])).not.toHaveProperty('means');
});

test('a receipt follows the nature of its invoice, and any regime has one', () => {
  const deposit = requireDraft(samples['agence-web-acompte']);
  expect(convertInvoiceToReceipt(deposit, stamp).subtype).toBe('deposit');
  const works = requireDraft(samples['sous-traitant-batiment']);
  const receipt = convertInvoiceToReceipt(works, stamp);
  expect(receipt.vatRegime).toBe('exempt');
  expect(missing(receipt)).toEqual([]);
});

test('a copy keeps the delays and leaves behind what was paid or followed', () => {
  const copy = duplicateDraft(invoice, { number: 'F-9', today: '2027-01-05' });
  expect(copy).toMatchObject({ number: 'F-9', issueDate: '2027-01-05', dueDate: '2027-02-04' });
  expect(copy.lines).toEqual(invoice.lines);
  const final = requireDraft(samples['agence-web-solde']);
  expect(duplicateDraft(final, stamp)).toMatchObject({ subtype: 'standard', prepayments: [] });
  expect(duplicateDraft(final, stamp).references.preceding).toBeUndefined();
  expect(duplicateDraft(quote, stamp)).toMatchObject({ validUntil: '2026-12-20', kind: 'devis' });
  const paid = duplicateDraft(requireDraft(samples.restaurateur), stamp);
  expect(paid.payment.means).not.toContain('paid');
  expect(paid.payment.paidOn).toBeUndefined();
});

test('a copy of an avoir or a receipt, made for another client, settles no invoice of the first', () => {
  const credit = convertInvoiceToCredit(invoice, stamp);
  const account = { iban: 'FR7630004049990022984085739', date: '2026-11-05' };
  const avoir = requireDraft({
    ...credit,
    credit: { ...credit.credit, treatment: { kind: 'refund', ...account } },
  });
  const copy = duplicateDraft(avoir, stamp);
  expect(copy.references.preceding).toBeUndefined();
  expect(copy.credit).toEqual({ ...credit.credit, treatment: { kind: 'refund' } });
  const receipt = convertInvoiceToReceipt(invoice, stamp);
  const how = { means: 'cheque', reference: '0004512', bank: 'Crédit mutuel' } as const;
  const paid = { ...receipt.receipt, ...how, paidOn: '2026-11-05', remainingDue: '0' };
  const given = requireDraft({ ...receipt, receipt: paid });
  const other = duplicateDraft(given, stamp).receipt;
  expect(other).toMatchObject({ amount: given.receipt?.amount, invoices: [] });
  for (const key of ['paidOn', 'means', 'reference', 'bank', 'remainingDue'])
    expect(other).not.toHaveProperty(key);
});

test('a month later, periods and named months move on', () => {
  const monthly = requireDraft({
    ...samples.menuisier,
    subject: 'Maintenance de décembre 2026',
    supply: { start: '2026-11-01', end: '2026-11-30' },
    lines: [
      {
        kind: 'item',
        name: 'Forfait Novembre 2026',
        period: { start: '2027-01-31', end: '2027-01-31' },
        vatRate: '20',
      },
    ],
  });
  const next = repeatNextMonth(monthly, { number: 'F-9', today: '2026-12-20' });
  expect(next.subject).toBe('Maintenance de janvier 2027');
  expect(next.supply).toEqual({ start: '2026-12-01', end: '2026-12-31' });
  expect(next.lines[0]).toMatchObject({
    name: 'Forfait Décembre 2026',
    period: { start: '2027-02-28', end: '2027-02-28' },
  });
});

test('a month later, a term of rent moves with its day, and is still to be paid', () => {
  const term = requireDraft(samples['quittance-appartement']);
  const next = repeatNextMonth(term, { number: 'Q-2026-0011', today: '2026-11-06' });
  expect(next).toMatchObject({
    number: 'Q-2026-0011',
    issueDate: '2026-11-06',
    dueDate: '2026-11-05',
    supply: { start: '2026-11-01', end: '2026-11-30' },
  });
  expect(next.rent?.payments).toEqual([]);
});

test('the invoice that replaces one that was given back stays of the same nature and sale', () => {
  const final = requireDraft(samples['agence-web-solde']);
  const again = convertInvoiceToReplacement(final, stamp);
  expect(again).toMatchObject({ subtype: 'final', number: 'F-2026-0200', issueDate: '2026-11-20' });
  expect(again.references).toEqual(final.references);
  expect(computeTotals(again).payableAmount).toBe(computeTotals(final).payableAmount);
});

test('a corrective invoice names the one that it replaces', () => {
  const corrective = convertInvoiceToCorrective(invoice, stamp);
  expect(corrective).toMatchObject({
    subtype: 'corrective',
    references: { preceding: [{ number: 'F-2026-0042', issueDate: '2026-11-20' }] },
  });
  expect(missing(corrective)).toEqual([]);
});

test('a signature is not copied to another document, but to a receipt', () => {
  const { signature } = requireDraft(samples['quittance-appartement']).style;
  const sign = (draft: Draft): Draft => ({ ...draft, style: { ...draft.style, signature } });
  const made = [
    convertQuoteToInvoice(sign(quote), stamp),
    convertInvoiceToCredit(sign(invoice), stamp),
    duplicateDraft(sign(invoice), stamp),
  ];
  for (const { kind, style } of made) expect(style.signature, kind).toBeUndefined();
  expect(convertInvoiceToReceipt(sign(invoice), stamp).style.signature).toEqual(signature);
  const quittance = requireDraft(samples['quittance-appartement']);
  expect(repeatNextMonth(quittance, stamp).style.signature).toEqual(signature);
});

test('drafts that are converted are not changed', () => {
  const before = JSON.stringify(quote);
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
  convertQuoteToFinal(quote, [deposit], stamp);
  expect(JSON.stringify(quote)).toBe(before);
});
