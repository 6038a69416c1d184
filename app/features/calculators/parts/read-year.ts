import { type ReadText, readAmount, readDate } from '#app/features/calculators/frame/read-text.ts';
import {
  type Cents,
  cents,
  formatAmount,
  type JudgedYear,
  judgeYear,
  listKnownYears,
  type TradeActivity,
} from '#documents/calculators';

/** The thresholds form: the judged year, or the field to fill in first. */
export type YearReading = {
  activity: TradeActivity;
  year: number;
  /** Null while a required field is empty or invalid. */
  judged: JudgedYear | null;
  waiting: string;
  errors: Readonly<Record<YearField, string | null>>;
};

type YearField = 'turnover' | 'services' | 'previous' | 'previousServices' | 'start';

export function readYear(values: typeof YEAR_EXAMPLE, today: string): YearReading {
  const activity = ACTIVITIES.find(({ value }) => value === values.activity)?.value ?? 'services';
  const year = YEARS.find((known) => String(known) === values.year) ?? YEARS[0] ?? 0;
  const fields = readFields(values, { today, year, isMixed: activity === 'mixed' });
  const errors = {
    turnover: fields.turnover.error,
    services: fields.services.error,
    previous: fields.previous.error,
    previousServices: fields.previousServices.error,
    start: fields.start.error,
  };
  const waiting = findWaiting(fields, errors);
  return {
    activity,
    year,
    judged: waiting ? null : judge(fields, { activity, year }),
    waiting,
    errors,
  };
}

type YearFields = Record<Exclude<YearField, 'start'>, ReadText<Cents>> & {
  start: ReadText<string>;
};

function readFields(
  values: typeof YEAR_EXAMPLE,
  { today, year, isMixed }: { today: string; year: number; isMixed: boolean },
): YearFields {
  const [turnover, previous] = [readAmount(values.turnover), readAmount(values.previous)];
  const readPart = (text: string, whole: Cents | null) =>
    isMixed ? readServices(text, whole) : NO_SERVICES;
  return {
    turnover,
    services: readPart(values.services, turnover.value),
    previous,
    previousServices: readPart(values.previousServices, previous.value),
    start: readStart(values.start, { today, year }),
  };
}

function readServices(text: string, whole: Cents | null): ReadText<Cents> {
  const read = readAmount(text);
  if (read.value === null || whole === null || read.value <= whole) return read;
  return {
    value: null,
    error: `Les services sont une part du chiffre d’affaires\u00a0: écrivez ${formatAmount(whole)} au plus.`,
  };
}

/** A date in another year does not make it a first year. */
function readStart(text: string, { today, year }: { today: string; year: number }) {
  const read = readDate(text, today);
  if (read.value === null || read.value.startsWith(`${year}-`)) return read;
  return {
    value: null,
    error: `Écrivez un jour de ${year}, ou laissez vide si vous avez commencé avant.`,
  };
}

/** Names the first missing or invalid field; empty when the year can be judged. */
function findWaiting(
  { turnover, services, previous, previousServices, start }: YearFields,
  errors: YearReading['errors'],
): string {
  if (Object.values(errors).some((error) => error !== null))
    return 'Corrigez ce qui est signalé\u00a0: le résultat apparaît ici.';
  if (turnover.value === null) return 'Écrivez votre chiffre d’affaires de l’année.';
  if (services.value === null)
    return 'Écrivez aussi les services de l’année\u00a0: ils ont leur propre seuil.';
  if (previous.value === null)
    return start.value !== null && !previousServices.value
      ? ''
      : 'Écrivez le chiffre d’affaires de l’année précédente, ou votre date de début.';
  return previousServices.value === null
    ? 'Écrivez aussi les services de l’année précédente\u00a0: ils ont leur propre seuil.'
    : '';
}

function judge(
  { turnover, services, previous, previousServices, start }: YearFields,
  { activity, year }: { activity: TradeActivity; year: number },
): JudgedYear | null {
  return judgeYear({
    ...{ year, activity, turnover: turnover.value ?? NOTHING, services: services.value ?? NOTHING },
    ...{ previous: previous.value, previousServices: previousServices.value ?? NOTHING },
    start: start.value,
  });
}

const NOTHING = cents(0);
const NO_SERVICES = { value: NOTHING, error: null };
export const YEARS = listKnownYears();
export const YEAR_EXAMPLE = {
  activity: 'services',
  year: String(YEARS[0]),
  turnover: '39\u202f000,00',
  services: '',
  previous: '32\u202f000,00',
  previousServices: '',
  start: '',
};
export const ACTIVITIES: readonly { value: TradeActivity; label: string }[] = [
  { value: 'sales', label: 'Ventes, restauration sur place, hébergement' },
  { value: 'services', label: 'Services et professions libérales' },
  { value: 'mixed', label: 'Ventes et services' },
  { value: 'authors', label: 'Avocats, auteurs, artistes-interprètes' },
  {
    value: 'authors-otherwise',
    label: 'Avocats, auteurs, artistes\u00a0: leurs autres opérations',
  },
];
