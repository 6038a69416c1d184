import { expect, test } from 'vitest';
import { cents } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { stampOfDraft, stampOfLink } from './stamps.ts';

const draft = requireDraft(samples.menuisier);
const stored = { id: 'a', draft, rawTexts: {}, updatedAt: 1 };

test('the same content has one stamp, whenever it was saved and however its keys are ordered', () => {
  const reordered = Object.fromEntries(Object.entries(draft).reverse()) as typeof draft;
  expect(stampOfDraft({ ...stored, draft: reordered, updatedAt: 2 })).toBe(stampOfDraft(stored));
});

test.each([
  ['a word', { draft: { ...draft, subject: 'Autre' } }],
  ['a field that cannot be read yet', { rawTexts: { dueDate: '3' } }],
  ['its final file', { issued: { draft, at: 1 } }],
  ['its client', { clientId: 'client' }],
  ['its company', { companyId: 'company' }],
])('%s changes it', (_what, change) => {
  expect(stampOfDraft({ ...stored, ...change })).not.toBe(stampOfDraft(stored));
});

test('a document that names nobody keeps the stamp that devices know', () => {
  const small = { ...stored, draft: { kind: 'devis' } as typeof draft };
  expect(stampOfDraft({ ...small, clientId: undefined })).toBe('54-1b6yugp1m7p');
});

test('a link changes when an end is deleted', () => {
  const link = { key: 'a/b', from: 'a', to: 'b', relation: 'invoice' as const, createdAt: 1 };
  const { kind, subtype, number, issueDate } = draft;
  const deleted = { from: { kind, subtype, number, issueDate } };
  expect(stampOfLink({ ...link, createdAt: 2 })).toBe(stampOfLink(link));
  expect(stampOfLink({ ...link, deleted })).not.toBe(stampOfLink(link));
});

test('a link is another with a payment, and one without is as it was sent before', () => {
  const link = { key: 'a/b', from: 'a', to: 'b', relation: 'receipt' as const, createdAt: 1 };
  expect(stampOfLink({ ...link, paymentId: 'p' })).not.toBe(stampOfLink(link));
  expect(stampOfLink({ ...link, setOff: cents(1) })).not.toBe(stampOfLink(link));
  expect(stampOfLink(link)).toBe('{"deleted":null,"relation":"receipt"}');
});
