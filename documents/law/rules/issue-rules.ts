import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { addDays, endOfMonth, laterOf } from '#documents/model/dates/calendar.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import { asksPayment, isInvoice } from './when.ts';

/** An invoice is issued at the supply, or very soon after. */
export const issueRules: readonly Rule[] = [
  {
    id: 'issue-late',
    label: 'Facture établie à temps',
    purpose:
      'Une facture s’établit dès la livraison ou l’exécution ; une facture périodique, à la fin du mois au plus tard.',
    reference: 'CGI, art. 289, I-3 ; BOI-TVA-DECLA-30-20-10-40',
    severity: 'warning',
    field: 'issueDate',
    appliesTo: isOfSomethingDone,
    check: findLateIssue,
  },
];

/** A corrective invoice follows a mistake, and a deposit precedes the supply. */
function isOfSomethingDone(context: RuleContext): boolean {
  const { draft } = context;
  return (
    isInvoice(context) &&
    asksPayment(context) &&
    draft.issueDate !== '' &&
    draft.subtype !== 'corrective' &&
    draft.subtype !== 'deposit' &&
    lastDayOfSupply(draft) !== ''
  );
}

function findLateIssue({ draft }: RuleContext): Finding | null {
  const latest = latestIssueDate(draft);
  if (draft.issueDate <= latest) return null;
  const message = `La vente date du ${formatShortDate(lastDayOfSupply(draft))}, et sa facture s’établissait au plus tard le ${formatShortDate(latest)} : envoyez-la sans attendre et gardez sa vraie date d’émission, ou corrigez la date de la vente.`;
  return { message, field: 'issueDate' };
}

/**
 * The 15th of the next month for an intra-EU supply taxed at the customer's; else the end of the
 * month of the supply, or the tolerated days after it.
 */
function latestIssueDate(draft: Draft): string {
  const supplied = lastDayOfSupply(draft);
  const monthEnd = endOfMonth(supplied);
  if (draft.vatRegime === 'eu-goods' || draft.vatRegime === 'eu-services')
    return addDays(monthEnd, DAYS_INSIDE_THE_UNION);
  return laterOf(addDays(supplied, TOLERATED_DAYS), monthEnd);
}

function lastDayOfSupply({ supply }: Draft): string {
  return supply?.end ?? supply?.date ?? supply?.start ?? '';
}

const DAYS_INSIDE_THE_UNION = 15;
/** « Quelques jours » in the official doctrine, which gives no number. */
const TOLERATED_DAYS = 7;
