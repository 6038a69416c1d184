import { type Cents, cents } from '#documents/money/amounts.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { percentOf, progressOf } from '#documents/totals/works-progress.ts';
import type { Labels } from './labels.ts';

/**
 * « Cumulé 70 % (1 400,00 €), déjà facturé 30 % (600,00 €), cette situation 40 % », whose amount is
 * that of the line; empty for a line that is of no situation.
 */
export function progressText(
  line: LineTotals,
  currency: string,
  { progress: words, format }: Labels,
): string {
  const progress = progressOf(line);
  if (!progress) return '';
  const tell = (amount: Cents) => {
    const [percent, written] = [percentOf(amount, progress), format.amount(amount, currency)];
    return percent === null ? [written] : [format.percent(percent), `(${written})`];
  };
  const { before, done } = progress;
  const [now] = tell(cents(done - before));
  return [
    [words.done, ...tell(done)],
    [words.before, ...tell(before)],
    [words.now, now],
  ]
    .map((part) => part.join(' '))
    .join(', ');
}
