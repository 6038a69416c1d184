import { duplicateDraft } from '#documents/kinds/conversions/copy.ts';
import {
  moveBySteps,
  moveDays,
  type SupplyPeriod,
  supplyPeriodOf,
} from '#documents/kinds/conversions/periods/next-period.ts';
import { nextTerm } from '#documents/kinds/conversions/rent.ts';
import { addMonths } from '#documents/model/dates/add-months.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { endOfMonths } from '#documents/model/dates/whole-months.ts';
import type { Draft } from '#documents/model/draft.ts';
import { fillPeriodWords } from './period-words.ts';
import { type PricedProduct, priceAsProducts } from './price-as-products.ts';
import { type Repetition, type Schedule, STEPS } from './repetition.ts';
import { reckonDate } from './schedule.ts';

/**
 * The document of a date of its schedule, by its rank from 0: dated `today` (YYYY-MM-DD), still
 * without a number, with the period that follows those before it.
 */
export function prepareOccurrence(
  { model, schedule, prices }: Prepared,
  { rank, today, products = [] }: Occasion,
): Draft {
  const date = reckonDate(schedule, rank);
  const { modelRank = -1 } = schedule;
  const moved = moveOn(model, schedule, { times: rank - modelRank, today });
  const copy = forgetOneSale(duplicateDraft(moved, { number: '', today }));
  const priced = prices === 'catalogue' ? priceAsProducts(copy, products) : copy;
  const filled = fillPeriodWords(priced, periodAt(moved, schedule, date));
  const isOfDay = model.supply?.date === model.issueDate;
  return {
    ...filled,
    ...(moved.rent && { dueDate: moved.dueDate }),
    ...(filled.supply?.date && isOfDay && { supply: { ...filled.supply, date } }),
  };
}

type Prepared = Pick<Repetition, 'model' | 'schedule' | 'prices'>;
type Occasion = { rank: number; today: string; products?: readonly PricedProduct[] };

/** A model whose words of the period are those of its own. */
export function fillModel(model: Draft, schedule: Schedule): Draft {
  const date = model.supply?.date || model.issueDate || schedule.first;
  return fillPeriodWords(model, periodAt(model, schedule, date));
}

function moveOn(model: Draft, { every }: Schedule, { times, today }: Move): Draft {
  const step = STEPS[every];
  if ('days' in step) {
    const day = (date: string) => addDays(date, step.days * times);
    return moveDays(model, {
      day,
      period: ({ start, end }) => ({ start: day(start), end: day(end) }),
    });
  }
  const moved = moveBySteps(model, { step: step.months, times });
  return model.rent ? { ...moved, ...termAfter(model, { times, today }) } : moved;
}

type Move = { times: number; today: string };

function termAfter(model: Draft, { times, today }: Move): Partial<Draft> {
  let term: Partial<Draft> = {};
  for (let count = 0; count < times; count++) term = nextTerm({ ...model, ...term }, today);
  return term;
}

/** References of one payment or one delivery. */
function forgetOneSale(copy: Draft): Draft {
  const { reference: _reference, link: _link, card: _card, ...payment } = copy.payment;
  const { despatchAdvice: _despatch, receivingAdvice: _receiving, ...references } = copy.references;
  return { ...copy, payment, references };
}

/** The period that a document names, else the one of its schedule that holds `date`. */
function periodAt(draft: Draft, { every }: Schedule, date: string): SupplyPeriod {
  const named = supplyPeriodOf(draft);
  if (named) return named;
  const step = STEPS[every];
  if ('days' in step) return { start: date, end: addDays(date, step.days - 1) };
  const month = Number(date.slice(5, 7)) - 1;
  const start = addMonths(`${date.slice(0, 7)}-01`, -(month % step.months));
  return { start, end: endOfMonths(start, step.months) };
}
