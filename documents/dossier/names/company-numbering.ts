import type { Draft } from '#documents/model/draft.ts';
import { KIND_NAMES, type KindName } from '#documents/model/subtypes.ts';
import {
  formatDocumentNumber,
  isNumberPattern,
  writeClientCode,
} from '#documents/totals/numbering.ts';
import { findPattern } from '#documents/totals/series/find-pattern.ts';
import { seriesPrefixOf } from './series.ts';

/** Numbering of one kind of document by a company. */
export type CompanyNumbering = {
  /** « F-{AAAA}-{NNNN} » */
  pattern: string;
  /** The first sequence number of the series. */
  start: number;
};

/** Reads the JSON of a company; what is no numbering is left out. */
export function readNumberings(value: unknown): Partial<Record<KindName, CompanyNumbering>> {
  return Object.fromEntries(
    KIND_NAMES.flatMap((kind) => {
      const { pattern, start } = asObject(asObject(value)[kind]);
      if (typeof pattern !== 'string') return [];
      return [[kind, { pattern, start: typeof start === 'number' && start > 1 ? start : 1 }]];
    }),
  );
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** How a document takes its number: see `issue_document()` and `next_number()`. */
export type Numbering = {
  prefix: string;
  pattern?: string;
  first: string;
  /** The pattern of `first`. */
  written?: string;
};

/**
 * How a document takes its number in an account. The number that its author wrote begins a series
 * before the one that its company sets.
 */
export function numberingFor(draft: NumberedDraft, own: CompanyNumbering | undefined): Numbering {
  const { issueDate: date, number, buyer } = draft;
  const numbering = own
    ? numberingOf(own, { date, clientCode: buyer.customerCode })
    : { first: '' };
  const first = number || numbering.first;
  const written = findPattern({ number: first, date }, numbering.pattern);
  return { prefix: seriesPrefixOf(draft), ...numbering, first, written };
}

type NumberedDraft = Pick<Draft, 'kind' | 'subtype' | 'issueDate' | 'number'> & {
  buyer: Pick<Draft['buyer'], 'customerCode'>;
};

/** `date` is YYYY-MM-DD. */
export function numberingOf(
  { pattern: given, start }: CompanyNumbering,
  { date, clientCode = '' }: { date: string; clientCode?: string | undefined },
): Omit<Numbering, 'prefix'> {
  // A pattern without a sequence numbers nothing.
  if (!isNumberPattern(given)) return { first: '' };
  const first = formatDocumentNumber(given, { sequence: start, date, clientCode });
  const pattern = writeClientCode(given, clientCode);
  return { pattern, first, written: pattern };
}
