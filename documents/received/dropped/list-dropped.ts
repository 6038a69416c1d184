import { buildInvoice } from '#documents/facturx/build-invoice.ts';
import type { Terms } from '#documents/facturx/syntax/element.ts';
import type { Draft } from '#documents/model/draft.ts';
import { meansOfCode } from '#documents/received/draft/payment.ts';
import { isSameSense } from '#documents/received/draft/payment-notes.ts';
import { roundingUnit } from '#documents/received/draft/rounding-unit.ts';
import { readScaled } from '#documents/received/draft/values.ts';
import type { UnreadText } from '#documents/received/read-elements.ts';
import type { DroppedTerm } from '#documents/received/received-invoice.ts';
import type { OutlinedLine, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import { extendedTermsOf, lineWordsOf } from './extended-terms-of.ts';
import { flattenTerms } from './flatten-terms.ts';
import { listOutlineLosses } from './outline-losses.ts';
import { listPlanLosses } from './plan-losses.ts';
import { describeTerm, describeUnread } from './term-labels.ts';

type Source = { invoice: TolerantInvoice; unread: readonly UnreadText[]; draft: Draft };

/**
 * What a draft does not keep: the texts that no term took, then the terms that the invoice of
 * the draft does not say again. The draft itself is asked, so that no term is lost in silence.
 * Amounts are not compared here: they are recomputed, and checked apart.
 */
export function listDropped({ invoice, unread, draft }: Source): DroppedTerm[] {
  const dropped = new Map<string, DroppedTerm>();
  for (const { path, value } of findLost(invoice, draft)) add(dropped, describeTerm(path), value);
  for (const { path, value } of unread) {
    // It only says what stands beside it.
    if (!/ChargeIndicator(\/Indicator)?$/.test(path)) add(dropped, describeUnread(path), value);
  }
  return [...dropped.values()];
}

function add(
  dropped: Map<string, DroppedTerm>,
  { term, label }: Pick<DroppedTerm, 'term' | 'label'>,
  value: string,
): void {
  const known = dropped.get(`${term} ${label}`);
  const shown = shorten(value);
  if (!known) dropped.set(`${term} ${label}`, { term, label, value: shown, count: 1 });
  else {
    if (known.count < MAX_SHOWN && !known.value.includes(shown)) known.value += ` · ${shown}`;
    known.count += 1;
  }
}

function findLost(whole: TolerantInvoice, draft: Draft): UnreadText[] {
  const { outline = [], paymentParts, ...invoice } = whole;
  const lost = [
    ...findLostTerms(paymentParts ? withoutPlan(invoice) : invoice, draft),
    ...listPlanLosses(whole, draft),
    ...listOutlineLosses(whole, draft),
  ];
  return outline.length > 0 && areCounted(outline)
    ? lost.filter(({ path }) => path !== 'lines.id')
    : lost;
}

/** Its groups of payment terms say both. */
function withoutPlan({ paymentTerms, ...invoice }: TolerantInvoice): TolerantInvoice {
  return { ...invoice, paymentTerms: { mandateId: paymentTerms?.mandateId } };
}

/** Numbers that only say where a line stands, as they do without titles. */
function areCounted(outline: readonly OutlinedLine[]): boolean {
  return outline.every(({ line }, index) => line.id === String(index + 1));
}

function findLostTerms(invoice: Omit<TolerantInvoice, 'outline'>, draft: Draft): UnreadText[] {
  const kept = flattenTerms({
    ...rewrite(draft, roundingUnit(invoice)),
    ...extendedTermsOf(draft),
  } as Terms);
  const isSaid = searchWords(kept, draft);
  const lineWords = lineWordsOf(draft);
  // Every term of the model is optional in a tolerant invoice: read as terms, it has the same
  // shape.
  const written = { ...invoice, notes: invoice.notes?.filter((note) => !isSameSense(note, draft)) };
  return [...flattenTerms(written as Terms)].flatMap(([path, values]) => {
    if (ONLY_EXTENDED.test(path))
      return values.filter((value) => !lineWords.has(value)).map((value) => ({ path, value }));
    if (RECOMPUTED.test(path)) return [];
    const takeOne = countValues(kept.get(path) ?? []);
    return values
      .filter((value) => !takeOne(value) && !isImplied(path, value, kept) && !isSaid(path, value))
      .map((value) => ({ path, value }));
  });
}

/** A comment would be written as the note of the line above it, which had none. */
function rewrite(draft: Draft, unit: number) {
  const bare = { ...draft, lines: draft.lines.filter(({ kind }) => kind !== 'comment') };
  return buildInvoice(bare, computeTotalsTo(unit, bare)) ?? {};
}

/** Takes a value out of those that are left: the same name twice must come back twice. */
function countValues(values: readonly string[]): (value: string) => boolean {
  const left = new Map<string, number>();
  for (const value of values) {
    const key = normalize(value);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return (value) => {
    const key = normalize(value);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  };
}

/**
 * Words may have moved: two reasons in one, a charge in the name of its line. Searched a bounded
 * number of times.
 */
function searchWords(
  kept: Map<string, string[]>,
  draft: Draft,
): (path: string, value: string) => boolean {
  const moved = [
    ...[...kept].flatMap(([path, values]) => (MOVED_TO.test(path) ? values : [])),
    ...(draft.seller.identifiers ?? []).map(({ value }) => value),
  ];
  const text = normalize(moved.join('\n'));
  let searches = 0;
  return (path, value) => {
    searches += 1;
    return searches <= MAX_SEARCHES && MOVED_FROM.test(path) && text.includes(normalize(value));
  };
}

/** The price of one; a code that is the same means of payment as ours. */
function isImplied(path: string, value: string, kept: Map<string, string[]>): boolean {
  if (path === 'lines.priceBaseQuantity') return Number(value) === 1;
  const means = path === 'paymentMeans.code' ? meansOfCode(value) : undefined;
  return means !== undefined && means === meansOfCode(kept.get(path)?.[0]);
}

/** « 60.0000 » is « 60 », « FR20 1254 » is « FR201254 ». */
function normalize(value: string): string {
  const number = readScaled(value, 6);
  return number === null ? value.replace(/\s+/g, '') : String(number);
}

function shorten(value: string): string {
  return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
}

const RECOMPUTED =
  /^totals\.|^specificationId$|\.(lineNetAmount|taxableAmount|vatAmount|amount|baseAmount)$/;
const MOVED_FROM =
  /^(notes\.content|.*\.reason|seller\.(legalInformation|legalId|taxNumber)|.*\.contact\.\w+)$/;
const MOVED_TO = /^(notes\.content|.*\.reason|lines\.name|.*\.contact\.name)$/;
const MAX_SEARCHES = 300;
const MAX_LENGTH = 200;
const MAX_SHOWN = 3;
const ONLY_EXTENDED = /^lines\.(exemption|invoice)/;
