/**
 * Documents that repeat. Not part of the main door: pages of forms load it when it is asked for.
 *
 * @example
 * ```ts
 * import { listDue, prepareOccurrence } from '#documents/repetition';
 * import { requireDraft } from '#documents/samples/require-draft.ts';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const draft = requireDraft(samples.menuisier);
 * const model = { ...draft, subject: 'Entretien {mois} {année}', supply: {} };
 * const schedule = { every: 'month', first: '2026-12-31', isMonthEnd: true } as const;
 * const repetition = { model, schedule, prices: 'kept', done: 0, isPaused: false } as const;
 * listDue(repetition, '2027-02-28'); // → [0, 1, 2]
 * const made = prepareOccurrence(repetition, { rank: 2, today: '2027-02-28' });
 * made.subject; // → 'Entretien février 2027'
 * ```
 */
export { canIssueByItself } from './can-issue-by-itself.ts';
export { changeSchedule, rankOfModel } from './change-schedule.ts';
export { listChangedTexts } from './list-changed-texts.ts';
export { listUnread } from './list-unread.ts';
export { listPeriodWords } from './period-words.ts';
export { fillModel, prepareOccurrence } from './prepare-occurrence.ts';
export type { PricedProduct } from './price-as-products.ts';
export { listEvery, proposeSchedule } from './propose-schedule.ts';
export {
  EVERY,
  type Every,
  type Repetition,
  type Schedule,
} from './repetition.ts';
export { dateAt, listDue, nextDate, resume } from './schedule.ts';
