import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { seriesOf } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { followSeries } from './own-number.ts';
import { fetchSeriesReader } from './propose-own-number.ts';

await fetchSeriesReader();

const today = '2026-11-20';
const { seller } = requireDraft(samples.menuisier);
const blank = { ...createBlankDraft('facture-tva'), issueDate: today, number: 'F-2026-0001' };
const given = [
  { series: seriesOf({ ...blank, seller }), number: 'F-2026-0007', issueDate: '2026-11-02' },
];

test('the number follows the seller into another series, and back', () => {
  const chosen = followSeries({ ...blank, seller }, { before: blank, given, today });
  expect(chosen.number).toBe('F-2026-0008');
  const again = { ...chosen, seller: { ...blank.seller, name: 'Autre' } };
  expect(followSeries(again, { before: chosen, given, today }).number).toBe('F-2026-0001');
});

test('a number that somebody wrote stays, and so does one of the same series', () => {
  const written = { ...blank, number: '2026-11-A' };
  expect(followSeries({ ...written, seller }, { before: written, given, today }).number).toBe(
    '2026-11-A',
  );
  const renamed = { ...blank, seller: { ...seller, name: 'Autre nom' } };
  const before = { ...blank, seller };
  expect(followSeries(renamed, { before, given, today })).toBe(renamed);
});
