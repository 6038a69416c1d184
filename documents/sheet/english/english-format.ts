import { countryNameInEnglish } from '#documents/model/codes/countries-english.ts';
import { unitNameInEnglish } from '#documents/model/codes/units-english.ts';
import {
  formatEnglishLongDate,
  formatEnglishLongPeriod,
  formatEnglishMonth,
  formatEnglishPeriod,
  formatEnglishShortDate,
} from '#documents/model/dates/format-date-english.ts';
import { writeAmountInEnglishWords } from '#documents/money/amount-in-words-english.ts';
import {
  formatEnglishAmount,
  formatEnglishBareAmount,
  formatEnglishNumber,
  formatEnglishPercent,
  formatEnglishQuantity,
  formatEnglishUnitPrice,
} from '#documents/money/format-english.ts';
import type { Format } from '#documents/sheet/format.ts';

/** How English writes numbers, dates, units and countries. */
export const englishFormat: Format = {
  amount: formatEnglishAmount,
  bareAmount: formatEnglishBareAmount,
  percent: formatEnglishPercent,
  quantity: formatEnglishQuantity,
  unitPrice: formatEnglishUnitPrice,
  number: formatEnglishNumber,
  amountInWords: writeAmountInEnglishWords,
  shortDate: formatEnglishShortDate,
  longDate: formatEnglishLongDate,
  month: formatEnglishMonth,
  period: formatEnglishPeriod,
  longPeriod: formatEnglishLongPeriod,
  unit: unitNameInEnglish,
  // As its author wrote it: it may not be in English.
  typedUnit: (label) => label,
  // A document in English goes abroad: both sides say where they are.
  country: countryNameInEnglish,
};
