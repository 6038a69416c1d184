import { type Cents, cents } from '#documents/money/amounts.ts';
import { parseDecimal } from '#documents/money/decimal.ts';
import { parseNumber } from '#documents/money/parse-number.ts';

/**
 * The cents of « 1 234,56 », « 1.234,56 », « +1234.56 », « 12,50- » or « -12 € »; null when the
 * text is no amount.
 */
export function readBankAmount(text: string): Cents | null {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  const [, before] = /^([\d.,'’ ]+)-$/.exec(trimmed) ?? [];
  const read = parseNumber(before === undefined ? trimmed : `-${before}`, DECIMALS);
  const value = read && parseDecimal(read.decimal, DECIMALS);
  return value === null ? null : cents(value);
}

/**
 * The cents of an amount of XML or OFX, whose only comma or dot is always the decimal mark:
 * « 120.000 » is 120 euros; null when the text is no amount.
 */
export function readExactAmount(text: string): Cents | null {
  const [, whole, fraction = ''] = /^([+-]?\d*)[.,](\d+)$/.exec(text.trim()) ?? [];
  if (whole === undefined) return readBankAmount(text);
  const decimals = fraction.replace(/0+$/, '');
  return decimals.length > DECIMALS ? null : readBankAmount(`${whole}.${decimals || '0'}`);
}

const DECIMALS = 2;
