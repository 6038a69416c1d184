import { movePeriods } from '#documents/kinds/conversions/periods/move-periods.ts';
import {
  listLeftPeriods,
  supplyPeriodOf,
} from '#documents/kinds/conversions/periods/next-period.ts';
import { listPeriodTexts } from '#documents/kinds/conversions/periods/period-texts.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type Schedule, STEPS } from './repetition.ts';

/** The periods of its texts that do not follow the schedule, for their author to read. */
export function listUnread(model: Draft, { every }: Pick<Schedule, 'every'>): string[] {
  const step = STEPS[every];
  if ('months' in step)
    return [
      ...listLeftPeriods(model, step.months),
      ...(step.months === 12 ? listYears(model) : []),
    ];
  const move = { months: 1, around: model.issueDate.slice(0, 7) };
  // A week moves no month.
  const named = listPeriodTexts(model).filter((text) => movePeriods(text, move).text !== text);
  return [...new Set([...named, ...listLeftPeriods(model, 1)])];
}

/** Years of the period that stand alone: « Cotisation 2026 », « saison 2026-2027 ». */
function listYears(model: Draft): string[] {
  const { start = '', end = '' } = supplyPeriodOf(model) ?? {};
  const own = new Set([start, end, model.issueDate].map((date) => date.slice(0, 4)));
  const move = { months: 12, around: (start || model.issueDate).slice(0, 7) };
  const kept = listPeriodTexts(model).map((text) => [text, movePeriods(text, move)] as const);
  const found = kept.flatMap(([text, moved]) =>
    moved.text === text && moved.left.length === 0 ? (text.match(YEARS) ?? []) : [],
  );
  return [...new Set(found)].filter((years) => own.has(years.slice(0, 4)));
}

const YEARS = /(?<![\d/.-])20\d\d(?:[-/](?:20)?\d\d)?(?![\d/.-])/g;
