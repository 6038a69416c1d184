/**
 * The elementary schemas. Every text is normalised here, so that no other folder meets a control
 * character or a decomposed accent.
 */
import * as z from 'zod/mini';
import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import { describeIssue } from '#documents/model/describe-issue.ts';
import type { DecimalBounds } from '#documents/model/fields/field-types.ts';
import { compactIdentifier } from '#documents/model/texts/compact-identifier.ts';
import { dropInvisible } from '#documents/model/texts/drop-invisible.ts';
import { parseDecimal, toDecimal } from '#documents/money/decimal.ts';

// Runs before any schema is built. `jitless` prevents zod from evaluating code, which a strict
// Content-Security-Policy forbids.
z.config({ jitless: true, localeError: describeIssue });

/** One line: NFC, no control character, no line break, trimmed. */
export function singleLineText(maxLength: number) {
  return z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(toSingleLine));
}

/** A document number: visible characters, one line. */
export function numberText(maxLength: number) {
  const toNumber = (input: string) => toSingleLine(dropInvisible(input));
  return z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(toNumber));
}

/** An https:// URL. */
export function linkText(maxLength: number) {
  return singleLineText(maxLength).check(
    z.refine((url) => /^https:\/\/[^\s]+$/.test(url), { error: 'Expected an https:// address' }),
  );
}

/** Line breaks are kept as « \n ». */
export function multilineText(maxLength: number) {
  return z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(toCleanText));
}

/** Takes a decimal string (« 1234.56 ») or a JSON number; gives the shortest string. */
export function decimalText({ scale, min, max }: DecimalBounds) {
  const description = `a decimal from ${min} to ${max} with at most ${scale} decimals, such as "1234.5"`;
  const limits = { min: Number(parseDecimal(min, scale)), max: Number(parseDecimal(max, scale)) };
  return z.pipe(
    z.union([z.string(), z.number()], { error: `Expected ${description}` }),
    z.transform((input, context) => {
      const value = parseDecimal(dropInvisible(String(input)).replace(/^\+/, ''), scale);
      if (value !== null && value >= limits.min && value <= limits.max)
        return toDecimal(value, scale);
      context.issues.push({ code: 'custom', message: `Expected ${description}`, input });
      return z.NEVER;
    }),
  );
}

/** YYYY-MM-DD, from 2000 to 2099 (BR-FR-03). */
export const isoDate = z.pipe(
  z.pipe(z.string(), z.transform(dropInvisible)),
  z.string().check(
    z.refine(isCalendarDate, {
      error: 'Expected a date YYYY-MM-DD between 2000 and 2099, such as "2026-11-20"',
    }),
  ),
);

/** A date, or the empty string while missing. */
export const isoDateOrEmpty = z.union([z.literal(''), isoDate], {
  error: 'Expected a date YYYY-MM-DD or ""',
});

/** ISO 3166-1 alpha-2 code. */
export const countryCode = z
  .string()
  .check(
    z.regex(/^[A-Z]{2}$/, { error: 'Expected a two-letter ISO 3166 country code, such as "FR"' }),
  );

/** ISO 4217 code. */
export const currencyCode = z.string().check(
  z.regex(/^[A-Z]{3}$/, {
    error: 'Expected a three-letter ISO 4217 currency code, such as "EUR"',
  }),
);

/**
 * A typed identifier: spaces are dropped (« 732 829 320 00074 »), letters upper-cased. One that is
 * too long is kept for the rules of law/ to refuse: cut, it could pass for a valid one.
 */
export function compactText(maxLength: number) {
  return z.pipe(z.string().check(z.maxLength(maxLength * 2)), z.transform(compactIdentifier));
}

function toSingleLine(input: string): string {
  return toCleanText(input)
    .replace(/ ?\n[\n ]*/g, ' ')
    .trim();
}

function toCleanText(input: string): string {
  if (CLEAN.test(input)) return input;
  return (
    toWellFormed(input)
      .normalize('NFC')
      // Word processors break lines with a vertical tab; a sheet has no tab stops.
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/\t+/g, ' ')
      .replace(FORBIDDEN_IN_XML, '')
  );
}

/** XML and PDF strings forbid lone surrogates. */
function toWellFormed(input: string): string {
  return input.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
}

// Fast path: characters that need no cleaning (composed, no control, no surrogate).
const CLEAN = /^[ -~\u00a0-\u00ff\u2013-\u2022\u2026\u202f\u20ac]*$/;
// XML 1.0 § 2.2 Char, minus tab and line feed; plus bidirectional controls, which can disguise the
// order of a text.
const FORBIDDEN_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
