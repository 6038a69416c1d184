import { RECOVERY_FEE_IN_WORDS } from '#documents/law/figures/recovery-fee.ts';
import { halfYearName, knownRateDays, minimumLatePenalty } from '#documents/law/late-payment.ts';
import { typeset } from '#documents/law/typeset.ts';
import { addDays, laterOf } from '#documents/model/dates/calendar.ts';
import { formatLongDate, formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Reminder } from '#documents/model/reminder.ts';
import { ZERO } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import type { InvoiceClaim } from './invoice-claim.ts';
import { findPrescription } from './prescription.ts';
import type { ReminderRegime } from './regime.ts';

/** For the author, before the letter is sent; `invoice` is the index of the invoice concerned. */
export type ClaimWarning = { text: string; invoice?: number };

type Judged = { regime: ReminderRegime; invoices: readonly InvoiceClaim[] };

export function listWarnings(reminder: Reminder, judged: Judged): ClaimWarning[] {
  const own = judged.invoices.flatMap((claim, index) =>
    CHECKS.map((check) => check(claim, reminder, judged.regime))
      .filter((text) => text !== null)
      .map((text) => ({ text: typeset(text), invoice: index })),
  );
  const general = [sayUnreadRate(judged), sayAssumedRates(judged), sayNotice(reminder, judged)]
    .filter((text) => text !== null)
    .map((text) => ({ text: typeset(text) }));
  return [...general, ...own];
}

/** For the author only: the letter does not print this rate. */
function sayUnreadRate({ invoices }: Judged): string | null {
  const lastDay = knownRateDays().until;
  const unread = listAssumedPeriods(invoices).find(({ from }) => from <= lastDay);
  if (!unread) return null;
  return `L’intérêt légal dû à un particulier, ${formatPercent(unread.rate)} au ${halfYearName(lastDay)}, n’a pas été lu dans l’arrêté qui le fixe : vérifiez-le avant d’envoyer la lettre, qui ne l’écrit pas.`;
}

function listAssumedPeriods(invoices: Judged['invoices']) {
  return invoices.flatMap(({ amounts }) => amounts.periods).filter(({ isAssumed }) => isAssumed);
}

function sayAssumedRates({ invoices, regime }: Judged): string | null {
  if (regime !== 'commercial' && regime !== 'civil') return null;
  const unknown = addDays(knownRateDays().until, 1);
  const [first] = listAssumedPeriods(invoices)
    .filter(({ until }) => until >= unknown)
    .map(({ from }) => laterOf(from, unknown))
    .sort();
  if (!first) return null;
  return `Les taux à partir du ${formatLongDate(first)} ne sont pas encore connus ici : celui du dernier semestre connu est repris. Vérifiez-le avant d’envoyer la lettre.`;
}

/** Before a formal notice, an individual owes the invoice only. */
function sayNotice({ level, noticeDate }: Reminder, { regime }: Judged): string | null {
  if (regime !== 'civil' || noticeDate !== null) return null;
  if (level === 'formal-notice')
    return 'Les intérêts au taux de l’intérêt légal courront à partir de la réception de cette lettre (articles 1231-6 et 1344-1 du code civil).';
  return `À un particulier, aucun intérêt ni indemnité de ${RECOVERY_FEE_IN_WORDS} n’est dû avant une mise en demeure (articles 1231-6 et 1344-1 du code civil).`;
}

type Check = (claim: InvoiceClaim, reminder: Reminder, regime: ReminderRegime) => string | null;

const CHECKS: readonly Check[] = [
  sayNotDue,
  sayPaid,
  sayExcess,
  sayLaterPayments,
  sayUnknownRates,
  sayLowRate,
  findPrescription,
];

function sayNotDue({ invoice, daysLate }: InvoiceClaim): string | null {
  if (daysLate > 0) return null;
  return `Cette facture n’est pas en retard : son échéance est le ${formatShortDate(invoice.dueDate)}. Elle n’entre pas dans la lettre.`;
}

function sayPaid({ daysLate, amounts }: InvoiceClaim): string | null {
  if (daysLate === 0 || amounts.totalDue > 0) return null;
  return 'Cette facture est payée : elle n’entre pas dans la lettre.';
}

function sayExcess({ amounts }: InvoiceClaim): string | null {
  const excess = amounts.payments.find((payment) => payment.excess > ZERO)?.excess;
  if (excess === undefined) return null;
  return `Les paiements dépassent ce qui est dû de ${formatAmount(excess)} : vérifiez-les.`;
}

function sayLaterPayments({ invoice }: InvoiceClaim, { date }: Reminder): string | null {
  const later = invoice.payments.find((payment) => payment.date > date);
  if (!later) return null;
  return `Le paiement du ${formatShortDate(later.date)} est postérieur à la lettre : il n’est pas compté.`;
}

function sayUnknownRates(
  { lateFrom, lateRate, amounts }: InvoiceClaim,
  { date }: Reminder,
  regime: ReminderRegime,
): string | null {
  const { from, until } = knownRateDays();
  if (regime === 'public' && lateFrom > until)
    return `Le taux du semestre où le retard a commencé n’est pas encore connu ici : celui du semestre précédent est repris.`;
  const bearsInterest = regime !== 'civil' || amounts.periods.length > 0;
  if (typeof lateRate === 'object' || lateFrom >= from || date < lateFrom || !bearsInterest)
    return null;
  return regime === 'public'
    ? `Le taux d’avant le ${formatLongDate(from)} n’est pas connu ici : aucun intérêt n’est compté pour cette facture.`
    : `Les taux d’avant le ${formatLongDate(from)} ne sont pas connus ici : les intérêts sont comptés à partir de ce jour. Si votre facture annonce un taux à elle, indiquez-le.`;
}

/** C. com. L441-10, II: at least three times the legal interest. */
function sayLowRate(
  { lateRate, lateFrom }: InvoiceClaim,
  _reminder: Reminder,
  regime: ReminderRegime,
): string | null {
  if (regime !== 'commercial' || typeof lateRate !== 'object') return null;
  const minimum = minimumLatePenalty(lateFrom);
  if (minimum === null || lateRate.percent >= minimum) return null;
  return `Le taux de ${formatPercent(lateRate.percent)} est sous le minimum légal de ${formatPercent(minimum)} (3 fois l’intérêt légal, article L441-10 du code de commerce).`;
}
