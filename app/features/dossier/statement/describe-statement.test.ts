import { expect, test } from 'vitest';
import { cents } from '#documents';
import { summarize } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { PaymentProposal, StatementLine } from '#documents/statement';
import {
  describeBeyond,
  describeLine,
  describeLines,
  describePart,
  describeParties,
  describeUnmatched,
} from './describe-statement.ts';

const draft = requireDraft(samples.menuisier);
const line: StatementLine = {
  ...{ id: '1', date: '2026-11-05', amount: cents(120_000), currency: 'EUR', isReturned: false },
  ...{ label: 'VIR SEPA', counterparty: '', reference: '' },
};
const debit = { ...line, id: '2', date: '2026-11-30', amount: cents(-100) };
const returned = { ...line, id: '3', isReturned: true };
// Its summary is enough to name a document.
const node = summarize({
  id: 'd',
  draft,
  rawTexts: {},
  updatedAt: 1,
}) as PaymentProposal['parts'][number]['node'];

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

test('a statement is its lines, its days and what came in', () => {
  const statement = { format: 'csv' as const, unreadCount: 0, lines: [debit, line, returned] };
  expect(plain(describeLines(statement))).toBe(
    '3 lignes du 05/11/2026 au 30/11/2026, 1 encaissement',
  );
  expect(plain(describeLines({ ...statement, lines: [line] }))).toBe(
    '1 ligne du 05/11/2026, 1 encaissement',
  );
});

test('what is left over and what could not be read is counted', () => {
  const statement = {
    format: 'csv' as const,
    unreadCount: 2,
    lines: [line, line, debit, returned],
  };
  const proposal: PaymentProposal = { line, parts: [], beyond: cents(0), reason: 'name' };
  expect(describeUnmatched(statement, []).map(plain)).toEqual([
    '2 encaissements sans proposition : déjà notés, ou sans document qui corresponde.',
    '2 lignes sans montant lisible.',
  ]);
  expect(describeUnmatched(statement, [proposal]).map(plain)[0]).toMatch(
    /^1 encaissement .* noté,/,
  );
  expect(describeUnmatched({ ...statement, unreadCount: 0 }, [proposal, proposal])).toEqual([]);
});

test('a line is told by its label and who paid, once', () => {
  expect(describeLine({ ...line, counterparty: 'Garance' })).toBe('VIR SEPA · Garance');
  expect(describeLine({ ...line, label: 'VIR Garance', counterparty: 'Garance' })).toBe(
    'VIR Garance',
  );
  expect(describeLine({ ...line, label: '', reference: 'RF18' })).toBe('RF18');
});

test('the company that invoiced is told where there are several', () => {
  const parties = { ...node, buyerName: 'Garance', sellerName: 'Martin' };
  expect(describeParties(parties, true)).toBe(', Garance, au nom de Martin');
  expect(describeParties(parties, false)).toBe(', Garance');
  expect(describeParties({ ...parties, buyerName: '' }, true)).toBe(', au nom de Martin');
});

test('a part says what is left, and what is beyond is not noted', () => {
  const part = { node, due: cents(120_000), amount: cents(50_000) };
  expect(plain(describePart(part))).toBe('500,00 € sur les 1 200,00 € dus, il restera 700,00 €');
  expect(plain(describePart({ ...part, amount: part.due }))).toBe(
    '1 200,00 €, tout ce qui reste dû',
  );
  const proposal: PaymentProposal = { line, parts: [part], beyond: cents(100), reason: 'number' };
  expect(plain(describeBeyond(proposal))).toMatch(/dépasse de 1,00 € ce que ce document demande/);
  expect(describeBeyond({ ...proposal, parts: [part, part] })).toMatch(/ces documents demandent/);
  expect(describeBeyond({ ...proposal, beyond: cents(0) })).toBe('');
});
