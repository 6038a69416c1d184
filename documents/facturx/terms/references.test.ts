import { expect, test } from 'vitest';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { graphiste } from '#documents/samples/facture-auto-entrepreneur/graphiste.ts';
import { toPrecedingInvoices, toReferences } from './references.ts';

function makeDraft(changes: Partial<DraftInput>): Draft {
  const parsed = parseDraft({ ...graphiste, references: {}, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.draft;
}

test('the deposit invoices that a final invoice deducts are referenced once, with their dates', () => {
  const draft = makeDraft({
    subtype: 'final',
    references: { preceding: [{ number: 'A-1' }, { number: 'F-9', issueDate: '2026-09-01' }] },
    prepayments: [
      { amount: '120', reference: 'A-1', issueDate: '2026-10-01' },
      { amount: '60', reference: 'A-2', issueDate: '2026-10-15', date: '2026-10-20' },
      { amount: '10', reference: 'chèque 12' },
    ],
  });
  expect(toPrecedingInvoices(draft, { namesDeposits: true })).toEqual([
    { number: 'A-1', issueDate: '2026-10-01' },
    { number: 'F-9', issueDate: '2026-09-01' },
    { number: 'A-2', issueDate: '2026-10-15' },
  ]);
});

test('money received without a deposit invoice is not one', () => {
  const prepayments = [{ amount: '60', reference: 'A-2', date: '2026-10-15' }];
  expect(toPrecedingInvoices(makeDraft({ prepayments }), { namesDeposits: true })).toEqual([]);
});

test('a public buyer finds its service in the buyer reference', () => {
  const buyer = { kind: 'public', name: 'Mairie', routingCode: 'FACTURES' } as const;
  expect(toReferences(makeDraft({ buyer })).buyerReference).toBe('FACTURES');
  expect(
    toReferences(makeDraft({ buyer, references: { buyerReference: 'SRV-2' } })).buyerReference,
  ).toBe('SRV-2');
});

test('attachments have the French name of their role, and a quote is named without being joined', () => {
  const draft = makeDraft({
    references: { quote: { number: 'D-2026-009' } },
    attachments: [
      { role: 'RIB', filename: 'rib.pdf', mediaType: 'application/pdf', content: 'JVBERi0=' },
    ],
  });
  expect(toReferences(draft).attachments).toEqual([
    { id: 'D-2026-009' },
    {
      id: 'rib.pdf',
      name: 'RIB',
      content: 'JVBERi0=',
      mediaType: 'application/pdf',
      filename: 'rib.pdf',
    },
  ]);
});
