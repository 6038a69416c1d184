import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Draft, listMonths } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { expandSeries } from './expand-series.ts';
import { makeSeries } from './make-series.ts';

const draft = requireDraft(samples['quittance-appartement']);
const { metrics, fonts } = await loadFonts();
const drawing = { title: 'Quittances', today: '2026-11-20', parts: metrics.parts, fonts };

function expand(one: Draft): Draft[] {
  return (
    expandSeries(one, {
      months: listMonths('2026-10'),
      shares: null,
      arePaid: true,
      today: '2027-09-30',
    }) ?? []
  );
}

test('a year is twelve files in the order of the months, and says how far it is', () => {
  const heard: number[] = [];
  const { bytes, areBlocked, sizes } = makeSeries(
    { output: 'zip', drafts: expand(draft), ...drawing },
    (done) => heard.push(done),
  );
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  expect(sizes).toEqual(Object.values(files).map(({ length }) => length));
  expect(names).toHaveLength(12);
  expect(names[0]).toBe('2026-10 Q-2026-0010 Mme Sarah Lemoine.pdf');
  expect([...names].sort()).toEqual(names);
  expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(areBlocked).toEqual(Array(12).fill(false));
});

test('without numbers no month takes the place of another, and drafts say so', () => {
  const unnamed = { ...draft, number: '', seller: { ...draft.seller, name: '' } };
  const { bytes, areBlocked } = makeSeries(
    { output: 'zip', drafts: expand(unnamed), ...drawing },
    () => undefined,
  );
  const names = Object.keys(unzipSync(bytes));
  expect(names[0]).toBe('2026-10 Quittance de loyer Mme Sarah Lemoine (brouillon).pdf');
  expect(new Set(names).size).toBe(12);
  expect(areBlocked.every(Boolean)).toBe(true);
});

test('the merged file is one PDF', () => {
  const { bytes, sizes } = makeSeries(
    { output: 'merged', drafts: expand(draft), ...drawing },
    () => undefined,
  );
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 8))).toBe('%PDF-1.7');
  expect(sizes).toEqual(Array(12).fill(Math.round(bytes.length / 12)));
});
