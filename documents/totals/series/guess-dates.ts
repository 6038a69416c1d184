/** A number and its day of issue, YYYY-MM-DD; empty when unknown. */
export type DatedNumber = { number: string; date: string };

/** Tokens that a column of digits stands for. */
export type DateRole = '{AAAA}' | '{AA}' | '{MM}' | '{AAAA}{MM}' | '{AA}{MM}';

type Clues = { dates: readonly string[]; before: DateRole | null };

/**
 * The date token of a column of digits, or null. `before` is the token of the column on its left.
 */
export function guessDateRole(
  values: readonly string[],
  { dates, before }: Clues,
): DateRole | null {
  const found = ROLES.find(
    ({ role, shape }) =>
      values.every((value) => shape.test(value)) && agrees(role, { values, dates, before }),
  );
  return found?.role ?? null;
}

/** Splits sequences like « 2026110042 »; `rests` are the digits after year and month. */
export function splitDatePrefix(
  values: readonly string[],
  dates: readonly string[],
): { prefix: DateRole | ''; rests: string[] } {
  const lengths = new Set(values.map((value) => value.length));
  for (const { role, length, least, needsDates } of PREFIXES) {
    const heads = values.map((value) => value.slice(0, length));
    const isLong = lengths.size === 1 && (values[0]?.length ?? 0) >= length + least;
    if (!isLong || (needsDates && !dates.some(Boolean))) continue;
    const shape = ROLES.find((one) => one.role === role)?.shape;
    if (!shape || !heads.every((head) => shape.test(head))) continue;
    if (isMostlyTrue(role, heads, dates))
      return { prefix: role, rests: values.map((value) => value.slice(length)) };
  }
  return { prefix: '', rests: [...values] };
}

function agrees(role: DateRole, { values, dates, before }: Clues & { values: readonly string[] }) {
  if (role === '{MM}' && before !== '{AAAA}' && before !== '{AA}') return false;
  return isMostlyTrue(role, values, dates);
}

/** At least half of the dates must agree, so that a few wrong ones do not reject a column. */
function isMostlyTrue(
  role: DateRole,
  values: readonly string[],
  dates: readonly string[],
): boolean {
  const dated = dates
    .map((date, index) => ({ date, value: values[index] }))
    .filter(({ date }) => date);
  const right = dated.filter(({ date, value }) => value === writeDate(role, date));
  return right.length * 2 >= dated.length;
}

function writeDate(role: DateRole, date: string): string {
  const [year = '', month = ''] = date.split('-');
  return role.replace('{AAAA}', year).replace('{AA}', year.slice(2)).replace('{MM}', month);
}

/** Years from 2010 to 2049, a range that counters rarely stay in. */
const ROLES: readonly { role: DateRole; shape: RegExp }[] = [
  { role: '{AAAA}{MM}', shape: /^20[1-4]\d(0[1-9]|1[0-2])$/ },
  { role: '{AAAA}', shape: /^20[1-4]\d$/ },
  { role: '{AA}{MM}', shape: /^[1-4]\d(0[1-9]|1[0-2])$/ },
  { role: '{AA}', shape: /^[1-4]\d$/ },
  { role: '{MM}', shape: /^(0[1-9]|1[0-2])$/ },
];

/** `least`: minimal length of the rest; a two-digit year needs dates to confirm it. */
const PREFIXES: readonly { role: DateRole; length: number; least: number; needsDates: boolean }[] =
  [
    { role: '{AAAA}{MM}', length: 6, least: 2, needsDates: false },
    { role: '{AAAA}', length: 4, least: 2, needsDates: false },
    { role: '{AA}{MM}', length: 4, least: 2, needsDates: true },
    { role: '{AA}', length: 2, least: 3, needsDates: true },
  ];
