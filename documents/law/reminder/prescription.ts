import { addMonths } from '#documents/model/dates/add-months.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { formatLongDate } from '#documents/model/dates/format-date.ts';
import type { Reminder } from '#documents/model/reminder.ts';
import type { InvoiceClaim } from './invoice-claim.ts';
import type { ReminderRegime } from './regime.ts';

/**
 * Warns of the limitation period from three months before its end. A formal notice does not
 * interrupt it (C. civ. 2240 to 2244).
 */
export function findPrescription(
  { invoice, daysLate }: InvoiceClaim,
  { date, seller, buyer }: Reminder,
  regime: ReminderRegime,
): string | null {
  if (daysLate === 0) return null;
  const limit = limitOf(regime, seller.kind !== 'individual' && buyer.kind === 'individual');
  const end = endOf(invoice.dueDate, limit, regime);
  if (date < addMonths(end, -WARNED_MONTHS)) return null;
  return date >= addDays(end, 1)
    ? `L’action en paiement est en principe prescrite depuis le ${formatLongDate(end)} (${limit.years} ans, ${limit.article}), sauf acte qui l’a interrompue.`
    : `L’action en paiement se prescrit le ${formatLongDate(end)} (${limit.years} ans, ${limit.article}) : une mise en demeure n’arrête pas ce délai, une demande en justice oui.`;
}

/** A public debt lapses four years after the end of the year in which it was due. */
function endOf(dueDate: string, { years }: Limit, regime: ReminderRegime): string {
  if (regime !== 'public') return addMonths(dueDate, years * 12);
  return `${Number(dueDate.slice(0, 4)) + years}-12-31`;
}

type Limit = { years: number; article: string };

function limitOf(regime: ReminderRegime, isConsumer: boolean): Limit {
  if (regime === 'public') return { years: 4, article: 'loi n° 68-1250 du 31 décembre 1968' };
  if (isConsumer) return { years: 2, article: 'article L218-2 du code de la consommation' };
  return regime === 'commercial'
    ? { years: 5, article: 'article L110-4 du code de commerce' }
    : { years: 5, article: 'article 2224 du code civil ; 3 ans pour un loyer d’habitation' };
}

const WARNED_MONTHS = 3;
