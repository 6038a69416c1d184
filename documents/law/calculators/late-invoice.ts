import { RECOVERY_FEE } from '#documents/law/figures/recovery-fee.ts';
import { knownRateDays, listLateRates, minimumLatePenalty } from '#documents/law/late-payment.ts';
import { typeset } from '#documents/law/typeset.ts';
import { addDays, daysBetween } from '#documents/model/dates/calendar.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { type Cents, cents, HUNDRED_PERCENT, type Percent } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeLateAmounts, type InterestPeriod } from '#documents/totals/late-interest.ts';

/** `ecb+10` is due without an agreement, `ecb+8` by a public buyer; `floor` is the minimum. */
export type LateTerms = 'ecb+10' | 'ecb+8' | 'floor' | { percent: Percent };

/** Days with one rate; `perDay` is the cost of one day, rounded. */
export type LatePeriod = InterestPeriod & { perDay: Cents };

export type LateInvoice = {
  /** From the day after the due date to the day of payment, both included. */
  days: number;
  periods: LatePeriod[];
  interest: Cents;
  /** Once per invoice (C. com. D441-5). */
  fee: Cents;
  total: Cents;
  /** The legal minimum on the first late day; null when unknown. */
  floor: Percent | null;
  isBelowFloor: boolean;
  /** Days before the first known half-year, counted as free. */
  unknownDays: number;
  /** Some days use the last published rates. */
  isAssumed: boolean;
};

/**
 * The cost for a professional of paying an invoice in one payment after its due date (C. com.
 * L441-10, II): amount including tax × yearly rate × days ÷ 365, per half-year; a public buyer
 * keeps the rate of the first one (commande publique, R2192-31). Nothing when paid in time. Dates
 * are `YYYY-MM-DD`.
 */
export function computeLateCost({ amount, dueDate, paidDate, terms }: PaidLate): LateInvoice {
  const start = addDays(dueDate, 1);
  const days = Math.max(0, daysBetween(dueDate, paidDate));
  const { periods, interestTotal } = computeLateAmounts({
    ...{ amount, start, until: paidDate, payments: [], fee: RECOVERY_FEE },
    ...{
      rates: listLateRates(terms, { from: start, until: paidDate }),
      lateFrom: start,
      order: 'interest',
    },
  });
  const fee = days > 0 ? RECOVERY_FEE : cents(0);
  const floor = minimumLatePenalty(start);
  return {
    ...{ days, interest: interestTotal, fee, floor },
    periods: periods.map((period) => ({ ...period, perDay: costOfDay(period) })),
    total: cents(interestTotal + fee),
    isBelowFloor: typeof terms === 'object' && floor !== null && terms.percent < floor,
    unknownDays: days - periods.reduce((sum, period) => sum + period.days, 0),
    isAssumed: periods.some(({ isAssumed }) => isAssumed),
  };
}

/** `amount` includes tax. */
export type PaidLate = { amount: Cents; dueDate: string; paidDate: string; terms: LateTerms };

/** A French sentence with the cost of the delay; empty without one. */
export function writeLateSentence(invoice: PaidLate): string {
  const { days, interest, fee, total, periods } = computeLateCost(invoice);
  if (days === 0) return '';
  const rates = [...new Set(periods.map(({ rate }) => formatPercent(rate)))].join(', puis ');
  const [asked, penalties, indemnity, sum] = [...[invoice.amount, interest, fee, total]].map(
    (each) => formatAmount(each),
  );
  const [due, paid] = [invoice.dueDate, invoice.paidDate].map(formatShortDate);
  const delay = `${days} ${days === 1 ? 'jour' : 'jours'}`;
  const rate = rates && `, au taux annuel de ${rates}`;
  const law = lawOf(invoice.terms);
  return typeset(
    `Votre facture de ${asked} TTC, à régler le ${due}, a été payée le ${paid}, avec ${delay} de retard. Vous devez ${penalties} ${law.interestName}${rate} (${law.interestArticle}), et l’indemnité forfaitaire de recouvrement de ${indemnity} (${law.feeArticle}), soit ${sum}.`,
  );
}

function costOfDay({ principal, rate }: InterestPeriod): Cents {
  return cents(multiplyDivide(principal, rate, HUNDRED_PERCENT * 365));
}

/** Per known half-year: its first day, the default rate and the minimum. */
export function listKnownHalfYears(): { from: string; rate: Percent; floor: Percent }[] {
  const known = knownRateDays();
  const [rates, floors] = (['ecb+10', 'floor'] as const).map((rate) => listLateRates(rate, known));
  const starts = [...new Set([...(rates ?? []), ...(floors ?? [])].map(({ from }) => from))].sort();
  return starts.flatMap((from) => {
    const rate = rates?.findLast((span) => span.from <= from)?.rate;
    const floor = floors?.findLast((span) => span.from <= from)?.rate;
    return rate === undefined || floor === undefined ? [] : [{ from, rate, floor }];
  });
}

/** The articles of law behind the cost of a delay, as pages cite them. */
export function referenceOfLateCost(terms: LateTerms): string {
  return lawOf(terms).reference;
}

function lawOf(terms: LateTerms) {
  return terms === 'ecb+8' ? OF_PUBLIC_BUYERS : OF_PROFESSIONALS;
}

const OF_PROFESSIONALS = {
  interestName: 'de pénalités',
  interestArticle: 'article L441-10 du code de commerce',
  feeArticle: 'article D441-5',
  reference: 'C. com., art. L441-10, II et D441-5',
};
const OF_PUBLIC_BUYERS = {
  interestName: 'd’intérêts moratoires',
  interestArticle: 'article R2192-31 du code de la commande publique',
  feeArticle: 'article L2192-13',
  reference: 'Code de la commande publique, art. L2192-12, L2192-13 et R2192-31',
};
