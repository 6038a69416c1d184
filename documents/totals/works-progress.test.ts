import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { facadeSituation } from '#documents/samples/facture-tva/facade-situation.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from './compute-totals.ts';
import { doneBeyond, isAllDone, leftToDo, percentOf, sumProgress } from './works-progress.ts';

const amounts = (agreed: number, done: number) => ({
  agreed: agreed as Cents,
  done: done as Cents,
});

/** Each line billed up to its amount. */
function finish(draft: Draft): Draft {
  const lines = draft.lines.map((line) => {
    if (line.kind !== 'item' || !line.progress) return line;
    const { agreed, before } = line.progress;
    return { ...line, unitPrice: (Number(agreed) - Number(before)).toFixed(2) };
  });
  return { ...draft, lines };
}

test('the progress of a situation is that of its lines, a revision left out', () => {
  const totals = computeTotals(requireDraft(facadeSituation));
  expect(sumProgress(totals)).toEqual({ agreed: 14_657_80, before: 4_612_23, done: 10_179_16 });
  expect(isAllDone(totals)).toBe(false);
  expect(isAllDone(computeTotals(finish(requireDraft(facadeSituation))))).toBe(true);
});

test('another invoice has none, and is no balance of works', () => {
  const totals = computeTotals(requireDraft(menuisier));
  expect(sumProgress(totals)).toBeNull();
  expect(isAllDone(totals)).toBe(false);
});

test('what is left and what is beyond have the sign of what was agreed', () => {
  expect([leftToDo(amounts(100, 30)), doneBeyond(amounts(100, 30))]).toEqual([70, 0]);
  expect([leftToDo(amounts(100, 130)), doneBeyond(amounts(100, 130))]).toEqual([0, 30]);
  expect([leftToDo(amounts(-100, -30)), doneBeyond(amounts(-100, -130))]).toEqual([-70, -30]);
  expect([leftToDo(amounts(0, 0)), doneBeyond(amounts(0, 5))]).toEqual([0, 5]);
  expect(percentOf(30 as Cents, amounts(90, 0))).toBe(33_33);
  expect(percentOf(30 as Cents, amounts(0, 0))).toBeNull();
});
