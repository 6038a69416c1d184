import type { Draft } from '#documents/model/draft.ts';
import type { InvoicePeriod } from './invoice-line.ts';

/** BT-72, required for deliveries inside the Union (BR-IC-11): by default, the issue date. */
export function toDeliveryDate(draft: Draft): string | undefined {
  if (draft.supply?.date) return draft.supply.date;
  return draft.vatRegime === 'eu-goods' && !toPeriod(draft) ? draft.issueDate : undefined;
}

/** BG-14, with at least one of its dates (BR-CO-19). */
export function toPeriod({ supply }: Draft): InvoicePeriod | undefined {
  if (!supply?.start && !supply?.end) return undefined;
  return { start: supply.start, end: supply.end };
}
