/** A plain decimal (« -1234.5 »); `isAmbiguous` when the typed text could mean another number. */
export type ReadNumber = { decimal: string; isAmbiguous: boolean };

/**
 * Reads a number as people type or paste it: « 1234,56 », « 1 234,56 € », « 1.234,56 », « 20 % »,
 * « 1'234.56 »; null when unreadable. « 1.234 » is a decimal in a field that takes three decimals
 * or more, a thousand elsewhere.
 */
export function parseNumber(text: string, maxDecimals: number): ReadNumber | null {
  const match = SIGNED_NUMBER.exec(text.replace(INVISIBLE, '').trim());
  if (!match) return null;
  const [, sign = '', typed = ''] = match;
  const body = typed.trim().replace(/\s+/g, ' ').replaceAll('’', "'");
  const isAmbiguous = DOT_AND_THREE_DIGITS.test(body);
  const decimalMark = isAmbiguous && maxDecimals < 3 ? '' : findDecimalMark(body);
  const decimal = joinParts(body, decimalMark);
  return decimal === null ? null : { decimal: withSign(sign, decimal), isAmbiguous };
}

/** The last of two different marks, or the only comma or dot; any other mark groups digits. */
function findDecimalMark(body: string): ',' | '.' | '' {
  const hasComma = body.includes(',');
  const hasDot = body.includes('.');
  if (hasComma && hasDot) return body.lastIndexOf(',') > body.lastIndexOf('.') ? ',' : '.';
  if (!hasComma && !hasDot) return '';
  const mark = hasComma ? ',' : '.';
  return body.indexOf(mark) === body.lastIndexOf(mark) ? mark : '';
}

function joinParts(body: string, decimalMark: string): string | null {
  const parts = decimalMark ? body.split(decimalMark) : [body];
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || !/^\d*$/.test(fraction) || !WHOLE.test(whole)) return null;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const significant = fraction.replace(/0+$/, '');
  return `${digits || '0'}${significant ? `.${significant}` : ''}`;
}

function withSign(sign: string, decimal: string): string {
  return sign !== '' && sign !== '+' && decimal !== '0' ? `-${decimal}` : decimal;
}

/** Empty, digits alone, or groups of three split by one and the same mark. */
const WHOLE = /^(?:\d*|\d{1,3}([ .,'])\d{3}(?:\1\d{3})*)$/;
const DOT_AND_THREE_DIGITS = /^[1-9]\d{0,2}\.\d{3}$/;
// Hyphen, minus sign and en dash; a unit before or after.
const SIGNED_NUMBER =
  /^(?:€|EUR)?\s*([+\-\u2212\u2013]?)\s*(\d[\d.,'’\s]*|[.,]\d+\s*)(?:€|%|EUR|euros?)?$/i;
const INVISIBLE = /\p{Cf}/gu;
