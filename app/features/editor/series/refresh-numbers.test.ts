import { expect, test } from 'vitest';
import { seriesOf } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { hasLostNumber } from './refresh-numbers.ts';

const draft = { ...requireDraft(samples.menuisier), number: 'F-2026-0003' };
const give = (number: string) => {
  const series = seriesOf(draft);
  return { key: `${series}/${number}`, series, number, issueDate: '2026-11-20', draftId: 'other' };
};

test('a number that another page took since is lost, one that was known is not', () => {
  const taken = give('F-2026-0003');
  expect(hasLostNumber([draft], { known: [], given: [taken] })).toBe(true);
  expect(hasLostNumber([draft], { known: [taken], given: [taken] })).toBe(false);
  expect(hasLostNumber([draft], { known: [], given: [give('F-2026-0002')] })).toBe(false);
});
