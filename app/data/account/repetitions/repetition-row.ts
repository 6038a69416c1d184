import type { Json } from '#app/data/account/database.generated.ts';
import type { Draft } from '#documents';
import { recordIdsOf } from '#documents/dossier';
import { type Every, nextDate, type Repetition } from '#documents/repetition';

export type RepetitionRow = {
  id: string;
  model: Json;
  client_id: string | null;
  company_id: string | null;
  every: string;
  first_on: string;
  is_month_end: boolean;
  until_on: string | null;
  times: number | null;
  model_rank: number;
  prices: string;
  done: number;
  is_paused: boolean;
  /** An export that is read has none: its owner chooses it again. */
  sends_to?: string | null;
};

/** The columns that queries select; `next_on` follows from the others. */
export const REPETITION_COLUMNS =
  'id, model, client_id, company_id, every, first_on, is_month_end, until_on, times, model_rank, prices, done, is_paused, sends_to';

/** The files of its model are still named by their hashes (`joinFiles`). */
export function toRepetition({
  id,
  model,
  client_id: clientId,
  company_id: companyId,
  every,
  first_on: first,
  is_month_end: isMonthEnd,
  until_on: until,
  times,
  model_rank: modelRank,
  prices,
  done,
  is_paused: isPaused,
  sends_to: sendsTo = null,
}: RepetitionRow): Repetition {
  return {
    ...{ id, done, isPaused, ...recordIdsOf({ clientId, companyId }) },
    model: model as unknown as Draft, // the editor repairs any draft it opens
    schedule: {
      every: every as Every, // a constraint of the table
      ...{
        first,
        isMonthEnd,
        modelRank,
        ...(until !== null && { until }),
        ...(times !== null && { times }),
      },
    },
    prices: prices === 'catalogue' ? 'catalogue' : 'kept',
    ...(sendsTo !== null && { sendsTo }),
  };
}

/** Takes a model whose files are named by their hashes (`splitFiles`). */
export function toRepetitionRow(repetition: Repetition) {
  const { id, model, clientId, companyId, schedule, prices, done, isPaused } = repetition;
  const { sendsTo = null } = repetition;
  return {
    id,
    model: model as unknown as Json, // the public JSON
    ...{ client_id: clientId ?? null, company_id: companyId ?? null },
    ...{ every: schedule.every, first_on: schedule.first, is_month_end: schedule.isMonthEnd },
    ...{ until_on: schedule.until ?? null, times: schedule.times ?? null },
    model_rank: schedule.modelRank ?? -1,
    ...{ prices, done, is_paused: isPaused, next_on: nextDate(repetition) },
    sends_to: sendsTo,
  };
}
