/** A place in a text, its end not included. */
export type Span = { start: number; end: number };

/** The days, amounts and accounts in a lower-case text: their digits are no part of a number. */
export function listOwnSpans(text: string): Span[] {
  return [DAY, AMOUNT, ACCOUNT].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
    })),
  );
}

const DAY = /(?<!\d[./-]?)(?<![a-z][./-])\d{1,2}([./-])\d{1,2}(?:\1(?:\d{4}|\d{2}))?(?![./-]?\d)/g;
const AMOUNT = /(?<![\d.,])(?:\d{1,3}(?:\s\d{3}){1,3}|\d{1,9})[.,]\d{2}(?![.,]?\d)/g;
const ACCOUNT = /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}(?:\s?[a-z0-9]{1,3})?\b/g;
