import type { Draft } from '#documents/model/draft.ts';
import {
  type Cents,
  cents,
  type Percent,
  requireCents,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { LineTotals, Totals } from './totals.ts';

type Situation = NonNullable<Draft['situation']>;

/** Cents in the price mode, before discounts on the total. */
export type WorksProgress = {
  agreed: Cents;
  /** Invoiced by the situations before. */
  before: Cents;
  /** Since the works began: what was invoiced and what this document bills. */
  done: Cents;
};

/** The progress of a line of a situation; null for a line that its quote does not have. */
export function progressOf({ line, typedAmount }: LineTotals): WorksProgress | null {
  if (!line.progress) return null;
  const [agreed, before] = [requireCents(line.progress.agreed), requireCents(line.progress.before)];
  return { agreed, before, done: cents(before + typedAmount) };
}

/** That of the whole, deleted lines counted; null for a document without such lines. */
export function sumProgress(
  { lines }: Pick<Totals, 'lines'>,
  situation?: Pick<Situation, 'agreed'>,
): WorksProgress | null {
  const all = lines.flatMap((line) => progressOf(line) ?? []);
  if (all.length === 0) return null;
  const sum = (key: keyof WorksProgress) => sumCents(all.map((one) => one[key]));
  const agreed = situation?.agreed ? requireCents(situation.agreed) : sum('agreed');
  return { agreed, before: sum('before'), done: sum('done') };
}

/** Whether all lines of the quote are there and done: the situation is then the balance. */
export function isAllDone(
  { lines }: Pick<Totals, 'lines'>,
  situation?: Pick<Situation, 'agreed'>,
): boolean {
  const all = lines.flatMap((line) => progressOf(line) ?? []);
  const isWhole =
    sumCents(all.map((one) => one.agreed)) === sumProgress({ lines }, situation)?.agreed;
  return isWhole && all.every(({ agreed, done }) => leftToDo({ agreed, done }) === 0);
}

/** What is not done of it, with the sign of what is agreed; nothing beyond it. */
export function leftToDo({ agreed, done }: Pick<WorksProgress, 'agreed' | 'done'>): Cents {
  const left = cents(agreed - done);
  return left * Math.sign(agreed) > 0 ? left : ZERO;
}

/** What is done beyond what is agreed, with its sign. */
export function doneBeyond({ agreed, done }: Pick<WorksProgress, 'agreed' | 'done'>): Cents {
  const beyond = cents(done - agreed);
  return agreed === 0 || beyond * Math.sign(agreed) > 0 ? beyond : ZERO;
}

/** Null where nothing is agreed. */
export function percentOf(part: Cents, { agreed }: Pick<WorksProgress, 'agreed'>): Percent | null {
  return agreed === 0 ? null : (multiplyDivide(part, 10_000, agreed) as Percent);
}
