import { findUnit } from '#app/naming/unit-words.ts';
import { QUANTITY, readDecimal } from './read-decimal.ts';

/**
 * Parses « 3 », « 3 j », « 12,5h » or « -2 forfaits » into a quantity and an optional unit; null
 * when unreadable.
 */
export function readQuantity(text: string): { quantity: string; unit?: string } | null {
  const alone = readDecimal(text, QUANTITY);
  if (alone !== null) return { quantity: alone };
  const [, number = '', word = ''] = NUMBER_AND_WORD.exec(text) ?? [];
  const quantity = readDecimal(number, QUANTITY);
  const unit = findUnit(word);
  return quantity !== null && unit !== null ? { quantity, unit } : null;
}

const NUMBER_AND_WORD = /^\s*([+\-\u2212]?[\d.,\s\u00a0\u202f]*\d)\s*(\p{L}.*)$/u;
