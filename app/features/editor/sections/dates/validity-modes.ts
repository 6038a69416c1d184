import { computeDueDate, type Draft, formatShortDate } from '#documents';

/** How the last day of an offer is chosen: a usual delay, a custom date, or not yet chosen. */
export type ValidityMode = (typeof DELAYS)[number]['mode'] | 'date' | 'none';

/** No law sets a delay (C. civ. 1116): usual ones, the shortest first. */
const DELAYS = [
  { mode: '15-days', days: 15 },
  { mode: '30-days', days: 30 },
  { mode: '60-days', days: 60 },
  { mode: '90-days', days: 90 },
] as const;

/** The mode that the dates show; the one that was chosen, where they allow it. */
export function resolveValidityMode(
  { issueDate, validUntil = '' }: Pick<Draft, 'issueDate' | 'validUntil'>,
  chosen: ValidityMode | null,
): ValidityMode {
  if (chosen === 'date') return 'date';
  if (validUntil === '') return 'none';
  if (issueDate === '') return chosen ?? 'date';
  return DELAYS.find(({ mode }) => validUntilOf(issueDate, mode) === validUntil)?.mode ?? 'date';
}

/** The last day that a delay leads to; null where there is none to compute. */
export function validUntilOf(issueDate: string, mode: ValidityMode): string | null {
  const delay = DELAYS.find((one) => one.mode === mode);
  return delay && issueDate ? computeDueDate(issueDate, { mode: 'net', days: delay.days }) : null;
}

/** What the form offers: « 30 jours · 20/12/2026 ». */
export function listValidityOptions(issueDate: string): { value: ValidityMode; label: string }[] {
  const delays = DELAYS.map(({ mode, days }) => {
    const date = validUntilOf(issueDate, mode);
    const label = `${days} jours`;
    return { value: mode, label: date ? `${label} · ${formatShortDate(date)}` : label };
  });
  return [...delays, { value: 'date', label: 'Autre date…' }];
}
