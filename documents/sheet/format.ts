import { countryName } from '#documents/model/codes/countries.ts';
import { pluralizeUnit, unitName } from '#documents/model/codes/units.ts';
import {
  formatLongDate,
  formatLongPeriod,
  formatMonth,
  formatPeriod,
  formatShortDate,
} from '#documents/model/dates/format-date.ts';
import { writeAmountInWords } from '#documents/money/amount-in-words.ts';
import {
  formatAmount,
  formatBareAmount,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from '#documents/money/format.ts';

/** French notation of numbers, dates, units and countries; the interface for other languages. */
export const frenchFormat = {
  amount: formatAmount,
  bareAmount: formatBareAmount,
  percent: formatPercent,
  quantity: formatQuantity,
  unitPrice: formatUnitPrice,
  number: formatNumber,
  amountInWords: writeAmountInWords,
  shortDate: formatShortDate,
  longDate: formatLongDate,
  month: formatMonth,
  period: formatPeriod,
  longPeriod: formatLongPeriod,
  unit: unitName,
  typedUnit: pluralizeUnit,
  countryName,
  /** The last line of an address; empty for France. */
  country: (code: string) => (code === 'FR' ? '' : countryName(code)),
};

export type Format = typeof frenchFormat;
