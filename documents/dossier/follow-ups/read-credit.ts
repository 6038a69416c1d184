import { checkCreditNote, type RemainingLine } from '#documents/law/rules/credit/remaining.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents, Percent } from '#documents/money/amounts.ts';
import { parseNumber } from '#documents/money/parse-number.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { type CreditTaken, credit } from './prepare-follow-up.ts';

export type CreditMode = 'all' | 'lines' | 'amounts';

/** Quantities by line index, amounts by rate. */
export type TypedCredit = {
  mode: CreditMode;
  quantities: Readonly<Record<number, string>>;
  amounts: Readonly<Record<number, string>>;
};

/** `message` is in French. */
export type ReadCredit =
  | { ok: true; taken: CreditTaken; total: Cents }
  | { ok: false; message: string };

/** Validates typed texts as the final avoir would be. `earlier`: the invoice's other avoirs. */
export function readCredit(
  typed: TypedCredit,
  { invoice, earlier }: { invoice: Draft; earlier: readonly Draft[] },
): ReadCredit {
  const taken = takenOf(typed);
  if (taken === 'unreadable') return { ok: false, message: 'Écrivez des nombres.' };
  if (isNothing(taken)) return { ok: false, message: NOTHING[typed.mode] };
  const made = credit(invoice, taken, { number: '', today: invoice.issueDate, earlier });
  const [finding] = checkCreditNote({ origins: [invoice], earlier, credit: made });
  if (finding) return { ok: false, message: finding.message };
  const total = computeTotals(made).payableAmount;
  return total > 0 ? { ok: true, taken, total } : { ok: false, message: NOTHING_LEFT };
}

/** The remaining quantity of each line, as texts. */
export function takeAll(lines: readonly RemainingLine[]): Record<number, string> {
  return Object.fromEntries(
    lines.map(({ index, quantity }) => [index, quantity.replace('.', ',')]),
  );
}

function takenOf({ mode, quantities, amounts }: TypedCredit): CreditTaken | 'unreadable' {
  if (mode === 'all') return 'all';
  if (mode === 'lines') {
    const lines = readAll(quantities, 4);
    return lines
      ? { lines: lines.map(([index, quantity]) => ({ index, quantity })) }
      : 'unreadable';
  }
  const rates = readAll(amounts, 2);
  return rates
    ? { amounts: rates.map(([rate, amount]) => ({ rate: rate as Percent, amount })) } // written from a rate
    : 'unreadable';
}

/** Filled and non-zero values; null when a text is not a number. */
function readAll(
  texts: Readonly<Record<number, string>>,
  scale: number,
): [number, string][] | null {
  const read = Object.entries(texts)
    .filter(([, text]) => text.trim() !== '')
    .map(([key, text]) => [Number(key), parseNumber(text, scale)?.decimal ?? null] as const);
  if (read.some(([, decimal]) => decimal === null || isTooLong(decimal, scale))) return null;
  return read.flatMap(([key, decimal]) =>
    decimal === null || decimal === '0' ? [] : [[key, decimal] as [number, string]],
  );
}

function isTooLong(decimal: string, scale: number): boolean {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  return fraction.length > scale || whole.length > MAX_DIGITS;
}

function isNothing(taken: CreditTaken): boolean {
  if (taken === 'all') return false;
  return ('lines' in taken ? taken.lines : taken.amounts).length === 0;
}

/** 999 999 999, as the fields of a draft. */
const MAX_DIGITS = 9;
const NOTHING_LEFT = 'Il ne reste rien à rendre : d’autres avoirs ou acomptes l’ont déjà compté.';
const NOTHING: Readonly<Record<CreditMode, string>> = {
  all: '',
  lines: 'Indiquez la quantité à rendre d’une ligne au moins.',
  amounts: 'Indiquez un montant à rendre.',
};
