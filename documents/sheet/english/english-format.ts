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
  // A typed unit may be in any language: left unchanged.
  typedUnit: (label) => label,
  countryName: countryNameInEnglish,
  // A document in English goes abroad, so both addresses show their country.
  country: countryNameInEnglish,
};
