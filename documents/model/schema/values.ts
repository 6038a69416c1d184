/**
 * The elementary values of a document: what is written in JSON, and what the domain reads. Every
 * text is normalised here once, so that no other folder meets a control character or a decomposed
 * accent.
 */
import * as z from 'zod/mini';
import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import { describeIssue } from '#documents/model/describe-issue.ts';
import type { DecimalBounds } from '#documents/model/fields/field-types.ts';
import { compactIdentifier } from '#documents/model/texts/compact-identifier.ts';
import { dropInvisible } from '#documents/model/texts/drop-invisible.ts';
import { parseDecimal, toDecimal } from '#documents/money/decimal.ts';

// Every schema is built after this module. zod/mini makes no function from text; `jitless` keeps it
// so, for a strict Content-Security-Policy.
z.config({ jitless: true, localeError: describeIssue });

/** A text of one line: NFC, no control character, no line break, trimmed. */
export function singleLineText(maxLength: number) {
  return z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(toSingleLine));
}

/** The number of a document: visible characters of one line. */
export function numberText(maxLength: number) {
  const toNumber = (input: string) => toSingleLine(dropInvisible(input));
  return z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(toNumber));
}

/** An https:// address. */
export function linkText(maxLength: number) {
  return singleLineText(maxLength).check(
    z.refine((url) => /^https:\/\/[^\s]+$/.test(url), { error: 'Expected an https:// address' }),
  );
}

/** A text whose line breaks are kept as « \n ». */
export function multilineText(maxLength: number) {
  return z.pipe(z.string().check(z.maxLength(maxLength)), z.transform(toCleanText));
}

/** A decimal string (« 1234.56 ») or a JSON number, given back as the shortest string. */
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

/** A calendar date `YYYY-MM-DD` of the years 2000 to 2099 (BR-FR-03). */
export const isoDate = z.pipe(
  z.pipe(z.string(), z.transform(dropInvisible)),
  z.string().check(
    z.refine(isCalendarDate, {
      error: 'Expected a date YYYY-MM-DD between 2000 and 2099, such as "2026-11-20"',
    }),
  ),
);

/** A date that may still be missing: the empty string. */
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
 * An identifier typed by people: spaces are dropped (« 732 829 320 00074 »), letters are
 * upper-case. One that is too long is kept as it was typed, for the rules of law/ to refuse: cut,
 * it could pass for a right one.
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
      // A word processor breaks a line by a vertical tab; a sheet has no tab stops.
      .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/\t+/g, ' ')
      .replace(FORBIDDEN_IN_XML, '')
  );
}

/** Lone surrogates have no place in XML or in a PDF string. */
function toWellFormed(input: string): string {
  return input.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
}

// What most texts are made of, where there is nothing to clean: no composed form to look for, no
// control, no surrogate.
const CLEAN = /^[ -~\u00a0-\u00ff\u2013-\u2022\u2026\u202f\u20ac]*$/;
// XML 1.0 § 2.2 Char, minus tab and line feed; plus the invisible bidirectional controls that would
// let a text lie about its order.
const FORBIDDEN_IN_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
