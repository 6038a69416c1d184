import { toCardinal } from 'n2words/fr-FR';
import { type Cents, cents } from './amounts.ts';

/**
 * An amount in French words: « deux cent un euros et vingt centimes ». Pre-1990 hyphens (« vingt et
 * un », « cent un »), « d’euros » after million and milliard. A currency without a French name
 * below keeps its ISO code, and its cents are « centièmes ».
 */
export function writeAmountInWords(amount: Cents, currency = 'EUR'): string {
  if (amount < 0) return `moins ${writeAmountInWords(cents(-amount), currency)}`;
  const names = CURRENCIES[currency] ?? unnamed(currency);
  const units = Math.trunc(amount / 100);
  const parts = amount % 100;
  if (parts === 0) return countUnits(units, names.unit);
  const partsInWords = count(parts, names.part);
  return units === 0 ? partsInWords : `${countUnits(units, names.unit)} et ${partsInWords}`;
}

/** French plurals begin at two. */
type Noun = { one: string; many: string; isFeminine?: boolean };
type CurrencyNames = { unit: Noun; part: Noun };

/** « deux millions d’euros », but « deux millions un euros ». */
function countUnits(units: number, noun: Noun): string {
  if (units === 0 || units % 1_000_000 !== 0) return count(units, noun);
  return `${toCardinal(units)} ${/^[aeiou]/i.test(noun.many) ? 'd’' : 'de '}${noun.many}`;
}

function count(number: number, { one, many, isFeminine }: Noun): string {
  const words = toCardinal(number);
  const agreed = isFeminine ? words.replace(/(^|[ -])un$/, '$1une') : words;
  return `${agreed} ${number < 2 ? one : many}`;
}

function unnamed(code: string): CurrencyNames {
  return { unit: { one: code, many: code }, part: HUNDREDTH };
}

const HUNDREDTH: Noun = { one: 'centième', many: 'centièmes' };
const CENTIME: Noun = { one: 'centime', many: 'centimes' };
const CENT: Noun = { one: 'cent', many: 'cents' };
const CFA_FRANC = { unit: { one: 'franc CFA', many: 'francs CFA' }, part: HUNDREDTH };
const CURRENCIES: Readonly<Record<string, CurrencyNames>> = {
  EUR: { unit: { one: 'euro', many: 'euros' }, part: CENTIME },
  CHF: { unit: { one: 'franc suisse', many: 'francs suisses' }, part: CENTIME },
  USD: { unit: { one: 'dollar américain', many: 'dollars américains' }, part: CENT },
  CAD: { unit: { one: 'dollar canadien', many: 'dollars canadiens' }, part: CENT },
  GBP: {
    unit: { one: 'livre sterling', many: 'livres sterling', isFeminine: true },
    part: { one: 'penny', many: 'pence' },
  },
  JPY: { unit: { one: 'yen', many: 'yens' }, part: HUNDREDTH },
  XPF: { unit: { one: 'franc Pacifique', many: 'francs Pacifique' }, part: HUNDREDTH },
  XAF: CFA_FRANC,
  XOF: CFA_FRANC,
};
