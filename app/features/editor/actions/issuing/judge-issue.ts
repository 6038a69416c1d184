import type { NextNumber } from '#app/data/account/dossier/next-number.ts';
import { computeDueDate, formatShortDate } from '#documents';

/** `text` is French, empty when there is nothing to say. Dates are YYYY-MM-DD. */
export type IssueJudgement =
  /** `day` is proposed when the document is dated of tomorrow: a clock may be fast. */
  | { state: 'ready'; text: string; day: string | null }
  /** Another day is proposed. */
  | { state: 'wrong-day'; text: string; day: string }
  /** The series takes no number until `until`. */
  | { state: 'held-up'; text: string; until: string };

/** Whether the account would issue a document of this day, by its own clock. */
export function judgeIssue(
  issueDate: string,
  { today, lastDate, lastNumber }: Pick<NextNumber, 'today' | 'lastDate' | 'lastNumber'>,
): IssueJudgement {
  const tomorrow = computeDueDate(today, { mode: 'net', days: 1 });
  const last = lastDate ?? '';
  if (last > tomorrow)
    return {
      state: 'held-up',
      text: `La série est bloquée\u00a0: ${lastNumber ?? 'son dernier document'} est daté du ${formatShortDate(last)}. Rien ne peut y être émis avant ce jour.`,
      until: last,
    };
  const day = last > today ? last : today;
  if (issueDate > tomorrow)
    return {
      state: 'wrong-day',
      text: `Sa date d’émission est le ${formatShortDate(issueDate)}, et nous sommes le ${formatShortDate(today)}\u00a0: un numéro ne se prend pas d’avance.`,
      day,
    };
  if (issueDate < last)
    return {
      state: 'wrong-day',
      text: `${lastNumber ?? 'Le dernier document de la série'} est daté du ${formatShortDate(last)}\u00a0: les dates suivent l’ordre des numéros.`,
      day,
    };
  const text =
    issueDate === today
      ? ''
      : `Sa date d’émission est le ${formatShortDate(issueDate)}\u00a0; nous sommes le ${formatShortDate(today)}.`;
  return { state: 'ready', text, day: issueDate > day ? day : null };
}
