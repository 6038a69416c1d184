import { REFORM_DATES } from '#documents/law/figures/reform-dates.ts';
import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';

/** Whether an invoice of this day (YYYY-MM-DD) may skip the platforms (loi 2022-1157, art. 26). */
export function isBeforeStrictRules(issueDate: string): boolean {
  return !isCalendarDate(issueDate) || issueDate < REFORM_DATES.others;
}

/** Platforms reject any breach of a French rule: an error once all invoices go through one. */
export function applyStrictRules(
  findings: readonly ReceivedFinding[],
  issueDate: string,
): ReceivedFinding[] {
  const isBefore = isBeforeStrictRules(issueDate);
  const sentence = `Une plateforme ${isBefore ? 'rejetterait' : 'rejette'} ce fichier.`;
  return findings.map((finding) =>
    finding.code.startsWith('BR-FR')
      ? {
          ...finding,
          severity: isBefore ? finding.severity : 'error',
          action: `${finding.action} ${sentence}`,
        }
      : finding,
  );
}
