import { formatEnglishShortDate } from '#documents/model/dates/format-date-english.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatEnglishNumber } from '#documents/money/format-english.ts';

/** Rewrites the figures, dates and document numbers of a French sentence in English notation. */
export function localize(text: string): string {
  return text
    .replace(/(\d\d)\/(\d\d)(?=[\u00a0 ]–[\u00a0 ]\d\d\/\d\d\/(\d{4}))/g, (_, day, month, year) =>
      formatEnglishShortDate(`${year}-${month}-${day}`).slice(0, -5),
    )
    .replace(/(\d\d)\/(\d\d)\/(\d{4})/g, (_, day, month, year) =>
      formatEnglishShortDate(`${year}-${month}-${day}`),
    )
    .replace(
      /(\u2212?)(\d[\d\u202f]*(?:,\d+)?)[\u00a0 ]€/g,
      (_, sign, number) => `${sign}€${read(number)}`,
    )
    .replace(
      /(\u2212?)(\d[\d\u202f]*(?:,\d+)?)\u00a0([A-Z]{3})\b/g,
      (amount, sign, number, code) =>
        number.includes(',') || currencyUnit(code) > 1
          ? `${sign}${code}\u00a0${read(number)}`
          : amount,
    )
    .replace(/(\d[\d\u202f]*(?:,\d+)?)[\u00a0 ]%/g, (_, number) => `${read(number)}%`)
    .replace(/(\d) HT\b/g, '$1 excl. VAT')
    .replace(/(\d) TTC\b/g, '$1 incl. VAT')
    .replace(/n° /g, 'no. ')
    .replace(/ et (?=no\. )/g, ' and ')
    .replace(/ du (?=\d{1,2}\u00a0[A-Z])/g, ' of ')
    .replace(/ le (?=\d{1,2}\u00a0[A-Z])/g, ' on ')
    .replace(/jusqu’au (?=\d{1,2}\u00a0[A-Z])/g, 'until ')
    .replace(/depuis le (?=\d{1,2}\u00a0[A-Z])/g, 'since ');
}

/** « 1 234,56 » → « 1,234.56 » */
function read(french: string): string {
  return formatEnglishNumber(french.replaceAll('\u202f', '').replace(',', '.'));
}
