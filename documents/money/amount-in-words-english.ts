import { toCardinal } from 'n2words/en-GB';
import { type Cents, cents } from './amounts.ts';

/**
 * An amount in English words: « two hundred and one euros and twenty cents ». A currency without an
 * English name below keeps its ISO code, and its cents are « hundredths ».
 */
export function writeAmountInEnglishWords(amount: Cents, currency = 'EUR'): string {
  if (amount < 0) return `minus ${writeAmountInEnglishWords(cents(-amount), currency)}`;
  const [unit, part] = CURRENCIES[currency] ?? [{ one: currency, many: currency }, HUNDREDTH];
  const units = Math.trunc(amount / 100);
  const parts = amount % 100;
  if (parts === 0) return count(units, unit);
  return units === 0 ? count(parts, part) : `${count(units, unit)} and ${count(parts, part)}`;
}

type Noun = { one: string; many: string };

function count(number: number, { one, many }: Noun): string {
  return `${toCardinal(number)} ${number === 1 ? one : many}`;
}

const HUNDREDTH: Noun = { one: 'hundredth', many: 'hundredths' };
const CENT: Noun = { one: 'cent', many: 'cents' };
const CFA_FRANC: Noun = { one: 'CFA franc', many: 'CFA francs' };
const CURRENCIES: Readonly<Record<string, readonly [Noun, Noun]>> = {
  EUR: [{ one: 'euro', many: 'euros' }, CENT],
  CHF: [
    { one: 'Swiss franc', many: 'Swiss francs' },
    { one: 'centime', many: 'centimes' },
  ],
  USD: [{ one: 'US dollar', many: 'US dollars' }, CENT],
  CAD: [{ one: 'Canadian dollar', many: 'Canadian dollars' }, CENT],
  GBP: [
    { one: 'pound sterling', many: 'pounds sterling' },
    { one: 'penny', many: 'pence' },
  ],
  JPY: [{ one: 'yen', many: 'yen' }, HUNDREDTH],
  XPF: [{ one: 'Pacific franc', many: 'Pacific francs' }, HUNDREDTH],
  XAF: [CFA_FRANC, HUNDREDTH],
  XOF: [CFA_FRANC, HUNDREDTH],
};
