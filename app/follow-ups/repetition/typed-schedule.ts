import { endOfMonth } from '#documents';
import { dateAt, type Repetition, type Schedule } from '#documents/repetition';

/** The fields of the dialog as they are typed; dates are YYYY-MM-DD, or empty. */
export type TypedSchedule = Pick<Schedule, 'every' | 'first' | 'isMonthEnd'> & {
  /** Its author chose the date: another frequency keeps it. */
  isFirstTyped: boolean;
  end: 'never' | 'until' | 'times';
  until: string;
  times: string;
};

export type ReadSchedule =
  | { ok: true; schedule: Schedule }
  | { ok: false; field: 'first' | 'until' | 'times'; message: string };

export function typeSchedule(schedule: Schedule, done = 0): TypedSchedule {
  const { every, first, isMonthEnd, until = '', times } = schedule;
  const counted = times === undefined ? 'never' : 'times';
  const end = until ? 'until' : counted;
  return {
    ...{ every, first, isMonthEnd, isFirstTyped: false, end, until },
    times: times === undefined ? '' : String(Math.max(1, times - done)),
  };
}

/** `lastDone` is the last date that was prepared, empty before the first; both are YYYY-MM-DD. */
type Bounds = { earliest: string; lastDone?: string };

export function readSchedule(typed: TypedSchedule, bounds: Bounds): ReadSchedule {
  const { every, first, isMonthEnd } = typed;
  const problem = explainFirst(first, bounds);
  if (problem !== null) return refuse('first', problem);
  return readEnd(typed, { every, first, isMonthEnd: isMonthEnd && canBeMonthEnd(typed) });
}

function explainFirst(first: string, { earliest, lastDone = '' }: Bounds): string | null {
  if (first === '') return 'Donnez la date du prochain document.';
  if (first < earliest) return 'Choisissez aujourd’hui ou une date à venir.';
  if (first <= lastDone) return 'Choisissez une date après celle du dernier document préparé.';
  return first > LAST_DATE ? 'Choisissez une date avant 2100.' : null;
}

function readEnd({ end, until, times }: TypedSchedule, schedule: Schedule): ReadSchedule {
  switch (end) {
    case 'never':
      return { ok: true, schedule };
    case 'until':
      if (until === '') return refuse('until', 'Donnez la dernière date.');
      if (until < schedule.first)
        return refuse('until', 'Choisissez une date après celle du prochain.');
      return { ok: true, schedule: { ...schedule, until } };
    case 'times': {
      const count = /^\d{1,4}$/.test(times.trim()) ? Number(times) : 0;
      if (count < 1 || count > MOST_TIMES) return refuse('times', 'Donnez un nombre de 1 à 1000.');
      return { ok: true, schedule: { ...schedule, times: count } };
    }
  }
}

/** Only the last day of a month may mean the last day of each. */
export function canBeMonthEnd({ every, first }: Pick<TypedSchedule, 'every' | 'first'>): boolean {
  const isOfDays = every === 'week' || every === 'two-weeks';
  return !isOfDays && first !== '' && first === endOfMonth(first);
}

/** The next dates with their ranks. */
export function nextDates(
  { schedule, done }: Pick<Repetition, 'schedule' | 'done'>,
  count: number,
): { rank: number; date: string }[] {
  return Array.from({ length: count }, (_, index) => done + index).flatMap((rank) => {
    const date = dateAt(schedule, rank);
    return date === null ? [] : [{ rank, date }];
  });
}

function refuse(field: 'first' | 'until' | 'times', message: string): ReadSchedule {
  return { ok: false, field, message };
}

const MOST_TIMES = 1000;
const LAST_DATE = '2099-12-31';
