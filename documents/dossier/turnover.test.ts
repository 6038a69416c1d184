import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { warnOfTurnover } from './turnover.ts';

const today = '2026-11-20';
const sample = requireDraft(samples.graphiste);

function selling(price: string, changes: Partial<Draft> = {}): Draft {
  const lines: Draft['lines'] = [
    { kind: 'item', name: 'Charte graphique', quantity: '1', unit: 'C62', unitPrice: price },
  ];
  return { ...sample, lines, allowances: [], operation: 'services', ...changes };
}

function warn(...drafts: Draft[]) {
  const dossier = makeDossier(today);
  drafts.forEach((draft, index) => {
    dossier.add(`${index}`, { ...draft, number: `F-2026-${index}` });
  });
  return warnOfTurnover(dossier.chain().values(), today);
}

test('the invoices of the year of a seller are added up', () => {
  expect(warn(selling('20000'), selling('17500'))).toEqual([]);
  const [warning, ...others] = warn(selling('20000'), selling('17500.01'));
  expect(others).toEqual([]);
  expect(warning?.sellerName).toBe(sample.seller.name);
  expect(warning?.text).toMatch(/37\u202f500,00\u00a0€ de services/);
});

test('neither another year, another currency, another seller nor an invoice with VAT counts', () => {
  const big = selling('37000');
  const others: Draft[] = [
    selling('37000', { issueDate: '2025-12-31' }),
    selling('37000', { currency: 'CHF' }),
    selling('37000', { seller: { ...sample.seller, name: 'Autre EI', siret: '40483304800022' } }),
    { ...big, kind: 'facture-tva', vatRegime: 'normal' },
    { ...big, subtype: 'proforma' },
  ];
  for (const other of others) expect(warn(big, other)).toEqual([]);
});

test('what is not issued or was given back is no turnover', () => {
  const { add, link, chain } = makeDossier(today);
  const invoice = selling('38000');
  add('unfinished', invoice, { isUnissued: true });
  expect(warnOfTurnover(chain().values(), today)).toEqual([]);
  add('invoice', invoice);
  expect(warnOfTurnover(chain().values(), today)).toHaveLength(1);
  add('avoir', convertInvoiceToCredit(invoice, { number: 'A-1', today }));
  link('invoice', 'avoir', 'credit');
  expect(warnOfTurnover(chain().values(), today)).toEqual([]);
});

test('a balance adds what its deposits did not, paid at once or not', () => {
  const prepayments = [{ amount: '20000', reference: 'F-1', issueDate: '2026-01-05' }];
  const balance = selling('38000', { subtype: 'final', prepayments });
  const paid = { ...balance, payment: { ...balance.payment, means: ['paid' as const] } };
  for (const one of [balance, paid]) {
    expect(warn(one, selling('19000'))).toEqual([]);
    expect(warn(one, selling('20000'))).toHaveLength(1);
  }
});

test('sales of goods have their own threshold', () => {
  const goods = { operation: 'goods' } as const;
  expect(warn(selling('84000', goods))).toEqual([]);
  expect(warn(selling('84000', goods), selling('1001'))[0]?.text).toMatch(
    /85\u202f000,00\u00a0€ de ventes/,
  );
});
