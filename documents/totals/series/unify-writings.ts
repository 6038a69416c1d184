import type { DatedNumber } from './guess-dates.ts';

/** A number in the usual notation of its series, and the number as `issued`. */
export type UnifiedNumber<Issued extends DatedNumber> = DatedNumber & {
  issued: Issued;
  /** « bis », « ter »: marks a second document with the same sequence. */
  suffix: string;
};

/**
 * Numbers that differ only by case, spaces or « bis » belong to one series: each gets the most
 * frequent notation, with its own digits.
 */
export function unifyWritings<Issued extends DatedNumber>(
  issued: readonly Issued[],
): UnifiedNumber<Issued>[] {
  const bare = issued.map((one) => ({ one, ...splitSuffix(one.number) }));
  const usual = findUsualShapes(bare.map(({ stem }) => shapeOf(stem)));
  return bare.map(({ one, stem, suffix }) => {
    const digits = stem.match(/\d+/g) ?? [];
    let position = 0;
    const shape = usual.get(keyOf(shapeOf(stem))) ?? stem;
    const number = shape.replaceAll(DIGITS, () => digits[position++] ?? '');
    return { number, date: one.date, issued: one, suffix };
  });
}

/** « F-2026-0003-bis » → « F-2026-0003 » and « BIS » */
function splitSuffix(number: string): { stem: string; suffix: string } {
  const [, stem = number, suffix = ''] =
    /^(.*\d)[\s_./-]*(bis|ter|quater)\s*$/iu.exec(number) ?? [];
  return { stem: suffix === '' ? number : stem, suffix: suffix.toUpperCase() };
}

/** For each normalised shape, its most frequent spelling (first one wins ties). */
function findUsualShapes(shapes: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const usual = new Map<string, string>();
  for (const [shape, count] of counts) {
    const known = usual.get(keyOf(shape));
    if (known === undefined || count > (counts.get(known) ?? 0)) usual.set(keyOf(shape), shape);
  }
  return usual;
}

function shapeOf(number: string): string {
  return number.replace(/\d+/g, DIGITS);
}

function keyOf(shape: string): string {
  return shape.replace(/\s/g, '').toUpperCase();
}

/** Stands for digits: no number has it. */
const DIGITS = '\u0000';
