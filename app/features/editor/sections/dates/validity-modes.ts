import { computeDueDate, type Draft, formatShortDate } from '#documents';

export type ValidityMode = (typeof DELAYS)[number]['mode'] | 'date' | 'none';

/** Usual delays, shortest first: no law sets one (C. civ. 1116). */
const DELAYS = [
  { mode: '15-days', days: 15 },
  { mode: '30-days', days: 30 },
  { mode: '60-days', days: 60 },
  { mode: '90-days', days: 90 },
] as const;

/** The mode deduced from the dates, or the chosen one if they allow it. */
export function resolveValidityMode(
  { issueDate, validUntil = '' }: Pick<Draft, 'issueDate' | 'validUntil'>,
  chosen: ValidityMode | null,
): ValidityMode {
  if (chosen === 'date') return 'date';
  if (validUntil === '') return 'none';
  if (issueDate === '') return chosen ?? 'date';
  return DELAYS.find(({ mode }) => validUntilOf(issueDate, mode) === validUntil)?.mode ?? 'date';
}

/** Null for a mode without a computed date. */
export function validUntilOf(issueDate: string, mode: ValidityMode): string | null {
  const delay = DELAYS.find((one) => one.mode === mode);
  return delay && issueDate ? computeDueDate(issueDate, { mode: 'net', days: delay.days }) : null;
}

/** « 30 jours · 20/12/2026 » */
export function listValidityOptions(issueDate: string): { value: ValidityMode; label: string }[] {
  const delays = DELAYS.map(({ mode, days }) => {
    const date = validUntilOf(issueDate, mode);
    const label = `${days} jours`;
    return { value: mode, label: date ? `${label} · ${formatShortDate(date)}` : label };
  });
  return [...delays, { value: 'date', label: 'Autre date…' }];
}
