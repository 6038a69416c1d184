import { formatShortDate, type PaymentDue } from '#documents/calculators';

/** Whether the law allows the agreed term, with its article; null when it sets no limit. */
export function writeDueVerdict({ dueDate, limit, isTooLate }: PaymentDue): string | null {
  if (!limit) return null;
  if (!isTooLate) return `Dans le maximum légal\u00a0: ${limit.rule}.`;
  const verdict = `Ce délai dépasse le maximum\u00a0: ${limit.rule} (${limit.reference}).`;
  return dueDate > limit.date
    ? `${verdict} Ramenez l’échéance au ${formatShortDate(limit.date)} au plus tard.`
    : `${verdict} L’échéance tombe ici le même jour, mais le délai écrit est trop long\u00a0: raccourcissez-le.`;
}
