import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { computeMentions } from './compute-mentions.ts';
import { completeDraft } from './rules/judge.test.support.ts';

test('mentions come in printing order, the notes of the XML last', () => {
  const draft = completeDraft((changed) => {
    changed.subtype = 'corrective';
    changed.references.preceding = [{ number: 'F-2026-0040', issueDate: '2026-10-02' }];
    changed.vatOnDebits = true;
    changed.seller.insurance = { insurer: 'Assur', contact: 'Lyon', area: 'France' };
  });
  const mentions = computeMentions({
    draft,
    totals: computeTotals(draft),
    kind: requireKind(draft.kind),
  });
  expect(mentions.map(({ id, place }) => `${place} ${id}`)).toEqual([
    'heading corrective',
    'reference operation',
    'vat vat-on-debits',
    'payment late-penalty',
    'payment recovery-fee',
    'payment early-discount',
    'closing insurance',
    'xml legal-form',
    'xml registry',
  ]);
});

test('each is ready to print, with its no-break spaces', () => {
  const draft = completeDraft();
  const mentions = computeMentions({
    draft,
    totals: computeTotals(draft),
    kind: requireKind(draft.kind),
  });
  for (const { text } of mentions) expect(text).not.toMatch(/ [:;%€»]|« |n° /);
});
