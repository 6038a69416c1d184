import { countryName } from '#documents/model/codes/countries-english.ts';
import { unitName } from '#documents/model/codes/units-english.ts';
import {
  formatLongDate,
  formatLongPeriod,
  formatMonth,
  formatPeriod,
  formatShortDate,
} from '#documents/model/dates/format-date-english.ts';
import { writeAmountInWords } from '#documents/money/amount-in-words-english.ts';
import {
  formatAmount,
  formatBareAmount,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from '#documents/money/format-english.ts';
import type { Format } from '#documents/sheet/format.ts';

/** How English writes numbers, dates, units and countries. */
export const englishFormat: Format = {
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
  // As its author wrote it: he may not have written it in English.
  typedUnit: (label) => label,
  // A document in English goes abroad: both sides say where they are.
  country: countryName,
};
