import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { listTurnovers, warnOfTurnover } from './turnover.ts';

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

test('goods and services are told apart, outlays are neither, and a rent in services', () => {
  const { add, chain } = makeDossier(today);
  const outlay = { kind: 'disbursement', name: 'Timbre', quantity: '1', unit: 'C62' } as const;
  const own = selling('1000');
  add('services', { ...own, lines: [...own.lines, { ...outlay, unitPrice: '55' }] });
  add('goods', { ...selling('300', { operation: 'goods' }), number: 'F-2' });
  add('both', { ...selling('20', { operation: 'mixed' }), number: 'F-3' });
  const liberal = { ...sample.seller, kind: 'liberal' as const };
  const goods = { ...selling('7').lines[0], nature: 'goods' } as Draft['lines'][number];
  const services = selling('11').lines;
  const told = selling('0', { operation: 'mixed', lines: [goods, ...services], number: 'F-5' });
  add('both, told apart', told);
  add('liberal', { ...selling('4', { seller: liberal }), number: 'F-4' });
  expect(listTurnovers(chain().values(), today)).toEqual([
    {
      sellerKey: '442629325',
      sellerName: sample.seller.name,
      // 1,000 + 300 + 20 + (7 + 11) + 4, of which 300 and 7 are goods.
      total: 134_200,
      services: 103_500,
    },
  ]);
});

test('the turnover in dollars counts in euros, and neither next year nor a draft counts', () => {
  const { add, chain } = makeDossier(today);
  const exchangeRate = { rate: '0.9', date: '2026-11-19' };
  add('francs alone', selling('1000', { currency: 'CHF' }));
  expect(listTurnovers(chain().values(), today)).toEqual([]);
  add('dollars', selling('1000', { currency: 'USD', exchangeRate }));
  add('francs', { ...selling('1000', { currency: 'CHF' }), number: 'F-2' });
  add('next year', { ...selling('10'), number: 'F-3', issueDate: '2027-01-01' });
  add('draft', selling('10'), { isUnissued: true });
  expect(listTurnovers(chain().values(), today)).toMatchObject([
    { total: 90_000, services: 90_000 },
  ]);
});

test('each seller has its warnings', () => {
  const other = { ...sample.seller, name: 'Autre EI', siret: '40483304800022' };
  const names = warn(selling('38000'), selling('38001', { seller: other })).map(
    ({ sellerName }) => sellerName,
  );
  expect(names).toEqual([sample.seller.name, 'Autre EI']);
});
