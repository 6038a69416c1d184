import type { Terms } from '#documents/facturx/syntax/element.ts';
import type { Draft } from '#documents/model/draft.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import { describeMeasure, SEPARATOR } from '#documents/received/draft/outlined-lines.ts';
import { roundingUnit } from '#documents/received/draft/rounding-unit.ts';
import type { UnreadText } from '#documents/received/read-elements.ts';
import type { OutlinedLine, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import { flattenTerms } from './flatten-terms.ts';

/**
 * Terms of uncounted lines that the sections and comments of the draft do not hold: words, measures
 * and amounts, then every other term.
 */
export function listOutlineLosses(invoice: TolerantInvoice, draft: Draft): UnreadText[] {
  const { outline = [] } = invoice;
  const uncounted = outline.filter(({ role }) => role !== 'detail');
  if (uncounted.length === 0) return [];
  const words = listWords(draft);
  const sums = listSums(draft, roundingUnit(invoice));
  const counted = outline.filter(({ role }) => role === 'detail');
  const rates = new Set(counted.map(({ line }) => writeTax(line.vat)));
  return uncounted.flatMap((outlined) => {
    const { line } = outlined;
    const isSaid = (text: string) => splitWords(text).every((part) => words.has(part));
    const kept = new Set([
      ...WORDS.filter((term) => isSaid(line[term] ?? '')),
      ...(isSaid(describeMeasure(outlined)) ? MEASURES : []),
      ...(isShown(outlined, sums) ? ['lineNetAmount'] : []),
      ...(rates.has(writeTax(line.vat)) ? ['vat.category', 'vat.rate'] : []),
    ]);
    return listTerms(line).filter(({ path }) => !kept.has(path.slice(PREFIX.length)));
  });
}

function listTerms(line: OutlinedLine['line']): UnreadText[] {
  // Every term of the model is optional in a tolerant line: read as terms, it has the same shape.
  return [...flattenTerms({ lines: line as Terms })].flatMap(([path, values]) =>
    values.map((value) => ({ path, value })),
  );
}

/** The words of sections and comments, line by line. */
function listWords({ lines }: Draft): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      if (line.kind === 'section') return [line.name, ...line.name.split(SEPARATOR)].map(tidy);
      return line.kind === 'comment' ? splitWords(line.text) : [];
    }),
  );
}

function splitWords(text: string): string[] {
  return text.split('\n').map(tidy).filter(Boolean);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The sub-totals that close a section, in cents. */
function listSums(draft: Draft, unit: number): ReadonlySet<number> {
  const { sectionAmounts } = computeTotalsTo(unit, draft);
  const { lines } = draft;
  return new Set(
    lines.flatMap(({ kind }, index) => (kind === 'subtotal' ? [sectionAmounts[index] ?? 0] : [])),
  );
}

/** An amount of nothing, or that of a sub-total. */
function isShown({ role, line }: OutlinedLine, sums: ReadonlySet<number>): boolean {
  const amount = readCents(line.lineNetAmount) ?? 0;
  return amount === 0 || (role === 'group' && sums.has(amount));
}

function writeTax({ category, rate = '0' }: OutlinedLine['line']['vat'] = {}): string {
  return `${category} ${Number(rate)}`;
}

const PREFIX = 'lines.';
const WORDS = ['name', 'description', 'note'] as const;
const MEASURES = ['quantity', 'unit', 'netPrice', 'priceBaseQuantity'];
