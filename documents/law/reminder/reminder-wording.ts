import { RECOVERY_FEE_IN_WORDS } from '#documents/law/figures/recovery-fee.ts';
import { typeset } from '#documents/law/typeset.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { formatLongDate } from '#documents/model/dates/format-date.ts';
import type { Reminder } from '#documents/model/reminder.ts';
import { capitalize } from '#documents/model/texts/capitalize.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import type { Claim } from './claim.ts';
import { LEVEL_NAMES } from './level-names.ts';

/** Shared by letter and e-mail; the amounts stand between `opening` and `request`. */
export type ReminderText = { subject: string; opening: string[]; request: string[] };

export function writeReminder(reminder: Reminder, claim: Claim): ReminderText {
  const write = { reminder, claim, isOne: claim.invoices.length === 1 };
  const opening = [sayUnpaid(write), reminder.note];
  const request = WRITERS[reminder.level](write);
  return {
    subject: typeset(sayAbout(write)),
    opening: opening.filter((sentence) => sentence !== '').map(typeset),
    request: request.filter((sentence) => sentence !== '').map(typeset),
  };
}

type Writing = { reminder: Reminder; claim: Claim; isOne: boolean };

/** « Mise en demeure de payer – facture F-2026-0042 du 1er août 2026 » */
function sayAbout({ reminder, claim: { invoices }, isOne }: Writing): string {
  const title = LEVEL_NAMES[reminder.level].subject;
  const numbers = invoices.map(({ invoice }) => invoice.number).filter(Boolean);
  if (!isOne)
    return numbers.length > 0 && numbers.length <= LISTED
      ? `${title} – factures ${numbers.join(', ')}`
      : `${title} – ${invoices.length} factures échues`;
  const [first] = invoices;
  const day = first?.invoice.issueDate ? ` du ${formatLongDate(first.invoice.issueDate)}` : '';
  return `${title} – facture ${numbers[0] ?? ''}${day}`.replace(/ {2,}/g, ' ').trim();
}

function sayUnpaid(write: Writing): string {
  const unpaid = write.isOne
    ? 'la facture suivante, arrivée à échéance, reste impayée à ce jour.'
    : 'les factures suivantes, arrivées à échéance, restent impayées à ce jour.';
  const { level, noticeDate } = write.reminder;
  const opening =
    sayEarlier(listEarlier(write)) || sayEarlierNotice(noticeDate) || FIRST_OPENINGS[level];
  return capitalize(`${opening}${unpaid}`);
}

/** The days before this one on which all its invoices were reminded of. */
function listEarlier({ reminder, claim: { invoices } }: Writing): string[] {
  const [first = [], ...others] = invoices.map(({ invoice }) => invoice.remindedOn ?? []);
  const shared = first.filter(
    (day) => day < reminder.date && others.every((days) => days.includes(day)),
  );
  return [...new Set(shared)].sort();
}

/** « Malgré les relances du 8 juin 2026 et du 22 juin 2026, » */
function sayEarlier(days: readonly string[]): string {
  const [last, ...before] = days
    .slice(-LISTED)
    .map((day) => `du ${formatLongDate(day)}`)
    .reverse();
  if (last === undefined) return '';
  if (before.length === 0) return `malgré la relance ${last}, `;
  return `malgré les relances ${before.reverse().join(', ')} et ${last}, `;
}

function sayEarlierNotice(noticeDate: string | null): string {
  return noticeDate ? `malgré la mise en demeure reçue le ${formatLongDate(noticeDate)}, ` : '';
}

/** Nothing is known to have been asked before. */
const FIRST_OPENINGS: Record<Reminder['level'], string> = {
  friendly: 'sauf erreur ou omission, ',
  firm: 'sauf erreur ou omission, ',
  'formal-notice': '',
};

const WRITERS: Record<Reminder['level'], (write: Writing) => string[]> = {
  friendly: (write) => [
    sayPenalties(write) || sayPostponed(write, 'ne vous sont pas réclamées à ce stade.'),
    `${sayPay(write)} Si votre paiement a été envoyé entre-temps, ne tenez pas compte de ce rappel.`,
  ],
  firm: (write) => [
    sayPenalties(write) ||
      sayPostponed(write, 'seront ajoutées à défaut de règlement à cette date.'),
    `${sayPay(write)} En cas de difficulté, prenez contact sans attendre pour convenir d’un échéancier.`,
    'À défaut de règlement à cette date, une mise en demeure vous sera adressée.',
  ],
  'formal-notice': (write) => [
    sayFormalNotice(write),
    sayPenalties(write) || sayPostponed(write, 'restent dues.'),
    sayInterestFromNow(write),
    sayCourt(write),
  ],
};

function sayPay({ reminder, claim }: Writing): string {
  const limit = formatLongDate(addDays(reminder.date, reminder.responseDays));
  return `Merci de régler la somme de ${formatAmount(claim.claimedTotal)} au plus tard le ${limit}.`;
}

/** C. civ. 1344: a sufficient demand, with a reasonable time to pay. */
function sayFormalNotice({ reminder, claim }: Writing): string {
  const days = reminder.responseDays === 1 ? '1 jour' : `${reminder.responseDays} jours`;
  return `Par la présente, vous êtes mis en demeure de payer la somme de ${formatAmount(claim.claimedTotal)} dans un délai de ${days} à compter de la réception de cette lettre (article 1344 du code civil).`;
}

/** The penalties in the total, and their legal basis; empty without any. */
function sayPenalties({ reminder, claim, isOne }: Writing): string {
  if (claim.claimedTotal === claim.principalDue) return '';
  const day = formatLongDate(reminder.date);
  const sum = reminder.level === 'formal-notice' ? 'Cette somme' : 'Le total';
  if (claim.regime === 'civil')
    return `${sum} comprend les intérêts au taux de l’intérêt légal courus depuis la mise en demeure reçue le ${formatLongDate(reminder.noticeDate ?? '')}, arrêtés au ${day} (articles 1231-6 et 1344-1 du code civil). Ils courent jusqu’au paiement complet.`;
  const each = isOne ? '' : ' par facture';
  return `${sum} comprend les pénalités de retard, ${sayRate(claim)}, arrêtées au ${day}, et l’indemnité forfaitaire de ${RECOVERY_FEE_IN_WORDS}${each} pour frais de recouvrement ; elles sont dues de plein droit, sans rappel (${ARTICLES[claim.regime]}). Les pénalités courent jusqu’au paiement complet.`;
}

function sayPostponed({ claim: { regime } }: Writing, ending: string): string {
  if (regime === 'civil') return '';
  return `Les pénalités de retard et l’indemnité forfaitaire de ${RECOVERY_FEE_IN_WORDS} par facture, dues de plein droit (${ARTICLES[regime]}), ${ending}`;
}

/** « au taux de la Banque centrale européenne majoré de 10 points » */
function sayRate({ invoices }: Claim): string {
  const rates = new Set(invoices.map(({ lateRate }) => describeRate(lateRate)));
  return rates.size === 1 ? `au ${[...rates].join('')}` : 'aux taux du décompte ci-après';
}

function describeRate(rate: Claim['invoices'][number]['lateRate']): string {
  if (typeof rate === 'object') return `taux annuel de ${formatPercent(rate.percent)}`;
  const points = rate === 'ecb+8' ? 8 : 10;
  return `taux de refinancement de la Banque centrale européenne majoré de ${points} points`;
}

/** C. civ. 1231-6, 1344-1: with a non-professional, interest starts with this letter. */
function sayInterestFromNow({ reminder, claim }: Writing): string {
  if (claim.regime !== 'civil' || reminder.noticeDate !== null) return '';
  return 'La somme due porte intérêt au taux de l’intérêt légal à compter de la réception de cette lettre (articles 1231-6 et 1344-1 du code civil).';
}

/** CPC 1405: an order to pay exists in private law only; a public buyer has its own court. */
function sayCourt({ claim: { regime } }: Writing): string {
  const means =
    regime === 'public'
      ? ''
      : ', notamment par une requête en injonction de payer (articles 1405 et suivants du code de procédure civile)';
  return `À défaut de paiement dans ce délai, la juridiction compétente pourra être saisie sans autre avis${means}.`;
}

const ARTICLES = {
  commercial: 'articles L441-10 et D441-5 du code de commerce',
  public: 'articles L2192-12, L2192-13 et D2192-35 du code de la commande publique',
};
const LISTED = 3;
