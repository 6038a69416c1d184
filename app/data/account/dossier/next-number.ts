import { queryOptions } from '@tanstack/react-query';
import { type Answer, askData } from '#app/data/account/answer.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { requireValue } from '#app/data/account/records/records-problem.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { Draft } from '#documents';
import type { Numbering } from '#documents/dossier';
import { type NumberedDraft, readNumbering } from './company-numbering.ts';

/** Dates are YYYY-MM-DD. */
export type NextNumber = {
  /** What `issueDocument` would give now. */
  number: string;
  /** Whether the series has a document, whose number is then followed. */
  isBegun: boolean;
  lastNumber: string | null;
  lastDate: string | null;
  /** Another series goes on in place of one that a wrong date held up. */
  isLeft: boolean;
  /** Why and when the series before it was left; null where none was. */
  left: { reason: string; on: string } | null;
  /** The day of the account’s clock, in France. */
  today: string;
};

/** The number of a draft if it were issued now. */
export function nextNumberOf(draft: NumberedDraft) {
  const { companyId, kind, subtype, issueDate, number, buyer } = draft;
  return queryOptions({
    queryKey: [
      ...KEY,
      companyId,
      sellerOf(draft.seller),
      kind,
      subtype,
      issueDate,
      number,
      buyer.customerCode,
    ],
    queryFn: async () =>
      requireValue(await askNextNumber(draft.seller, issueDate, await readNumbering(draft))),
    staleTime: 0,
  });
}

/** The next number of a seller, on a day. */
export function nextNumberFor(seller: Draft['seller'], date: string, numbering: Numbering) {
  return queryOptions({
    queryKey: [...KEY, sellerOf(seller), date, numbering],
    queryFn: async () => requireValue(await askNextNumber(seller, date, numbering)),
    staleTime: 0,
  });
}

/** Every number that was told: a document has been issued, or a series left. */
export function forgetNextNumbers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

async function askNextNumber(
  seller: Draft['seller'],
  date: string,
  { prefix, pattern = '', first, written = '' }: Numbering,
): Promise<Answer<NextNumber>> {
  const series = { p_seller: sellerOf(seller), p_prefix: prefix };
  const answer = await askData((client) =>
    client
      .rpc('next_number', {
        ...series,
        ...{ p_date: date || todayInFrance(), p_pattern: pattern, p_first: first },
        p_written: written,
      })
      .single(),
  );
  if (!answer.ok) return answer;
  const { number, is_begun, last_number, last_date, is_left, today } = answer.value;
  const { left_reason: reason, left_on: on } = answer.value;
  return {
    ok: true,
    value: {
      ...{ number, isBegun: is_begun, lastNumber: last_number, lastDate: last_date },
      ...{ isLeft: is_left, today, left: reason ? { reason, on } : null },
    },
  };
}

/**
 * Leaves a series that a date to come holds up: `name` (capitals and digits) begins the numbers of
 * the one that goes on in its place; the account keeps the reason.
 */
export function leaveSeries(
  seller: Draft['seller'],
  { prefix, name, reason }: { prefix: string; name: string; reason: string },
): Promise<Answer<unknown>> {
  return askData((client) =>
    client.rpc('leave_series', {
      p_seller: sellerOf(seller),
      ...{ p_prefix: prefix, p_name: name, p_reason: reason },
    }),
  );
}

/** What a series is told by: see `private.series_of()`. */
function sellerOf({ name, siren = '', siret = '' }: Draft['seller']) {
  return { name, siren, siret };
}

const KEY = ['documents', 'next-number'] as const;
