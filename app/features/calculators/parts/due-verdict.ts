import { formatShortDate, type PaymentDue } from '#documents/calculators';

/** Whether the law admits the agreed delay, with its text; null where it fixes none. */
export function writeDueVerdict({ dueDate, limit, isTooLate }: PaymentDue): string | null {
  if (!limit) return null;
  if (!isTooLate) return `Dans le maximum légal\u00a0: ${limit.rule}.`;
  const verdict = `Ce délai dépasse le maximum\u00a0: ${limit.rule} (${limit.reference}).`;
  return dueDate > limit.date
    ? `${verdict} Ramenez l’échéance au ${formatShortDate(limit.date)} au plus tard.`
    : `${verdict} L’échéance tombe ici le même jour, mais le délai écrit est trop long\u00a0: raccourcissez-le.`;
}
