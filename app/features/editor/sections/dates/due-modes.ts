import { computeDueDate, type Draft, type DueRule, formatShortDate } from '#documents';

export type DueMode = (typeof DELAYS)[number]['mode'] | 'date' | 'none';

/** Shortest first; when two delays give the same date, the first one is shown. */
const DELAYS = [
  { mode: 'on-receipt', label: 'à réception', rule: { mode: 'on-receipt' } },
  { mode: '15-days', label: '15 jours', rule: { mode: 'net', days: 15 } },
  { mode: '30-days', label: '30 jours', rule: { mode: 'net', days: 30 } },
  { mode: '45-days', label: '45 jours', rule: { mode: 'net', days: 45 } },
  { mode: '60-days', label: '60 jours', rule: { mode: 'net', days: 60 } },
  {
    mode: '30-then-end',
    label: '30 jours fin de mois',
    rule: { mode: 'days-end-of-month', days: 30 },
  },
  {
    mode: '45-then-end',
    label: '45 jours, puis fin de mois',
    rule: { mode: 'days-end-of-month', days: 45 },
  },
  {
    mode: 'end-then-45',
    label: 'fin de mois, puis 45 jours',
    rule: { mode: 'end-of-month-days', days: 45 },
  },
] as const satisfies readonly { mode: string; label: string; rule: DueRule }[];

/** The mode deduced from the dates, or the chosen one if they allow it. */
export function resolveDueMode(
  { issueDate, dueDate }: Pick<Draft, 'issueDate' | 'dueDate'>,
  chosen: DueMode | null,
): DueMode {
  if (chosen === 'date') return 'date';
  if (dueDate === '') return 'none';
  if (issueDate === '') return chosen ?? 'date';
  if (chosen !== null && dueDateOf(issueDate, chosen) === dueDate) return chosen;
  return DELAYS.find(({ rule }) => computeDueDate(issueDate, rule) === dueDate)?.mode ?? 'date';
}

/** Null for a mode without a computed date. */
export function dueDateOf(issueDate: string, mode: DueMode): string | null {
  const delay = DELAYS.find((one) => one.mode === mode);
  return delay && issueDate ? computeDueDate(issueDate, delay.rule) : null;
}

/** « 20/12/2026 · 30 jours » */
export function listDueOptions(issueDate: string): { value: DueMode; label: string }[] {
  const delays = DELAYS.map(({ mode, label }) => {
    const date = dueDateOf(issueDate, mode);
    return { value: mode, label: date ? `${formatShortDate(date)} · ${label}` : label };
  });
  return [...delays, { value: 'date', label: 'Autre date…' }];
}
