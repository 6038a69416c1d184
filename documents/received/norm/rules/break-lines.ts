import { readExact } from '#documents/received/norm/exact.ts';
import type { LineView, View } from '#documents/received/norm/view.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { breakAdjustment } from './break-amounts.ts';
import { hasTooMany, when } from './exact-amounts.ts';

/** Broken rules of lines (BR-21 to BR-28) and of all allowances and charges. */
export function breakLines({ lines, adjustments }: View): string[] {
  return [
    ...lines.flatMap(breakLine),
    ...adjustments.flatMap((one) => {
      if (one.isCharge === null) return [];
      return breakAdjustment(one, one.isCharge ? OF_CHARGE : OF_ALLOWANCE);
    }),
  ];
}

function breakLine(line: LineView): string[] {
  const { price, grossPrice, lineNetAmount, isCounted } = line;
  return [
    ...when('BR-21', line.id === ''),
    ...when('BR-25', line.name === ''),
    ...(isCounted ? breakCounted(line) : []),
    ...when('BR-27', price === undefined || isNegative(price)),
    ...when('BR-28', grossPrice !== undefined && isNegative(grossPrice)),
    ...when('BR-DEC-23', hasTooMany(lineNetAmount)),
    ...line.adjustments.flatMap((one) => {
      if (one.isCharge === null) return [];
      return breakAdjustment(one, one.isCharge ? OF_LINE_CHARGE : OF_LINE_ALLOWANCE);
    }),
  ];
}

/** Titles and comments of EXTENDED have none of these. */
function breakCounted({ quantity, price, lineNetAmount, taxes }: LineView): string[] {
  return [
    ...when('BR-22', quantity === undefined),
    ...when('BR-23', quantity?.attributes.unitCode === undefined),
    ...when('BR-24', lineNetAmount === undefined),
    ...when('BR-26', price === undefined),
    ...when('BR-CO-04', !taxes.some(({ isVat, category }) => isVat && category !== '')),
  ];
}

function isNegative({ text }: XmlElement): boolean {
  const value = readExact(text);
  return value === null || value < 0n;
}

/** Rules, in order: amount, reason, decimals, decimals of the base, VAT category. */
const OF_ALLOWANCE = ['BR-31', 'BR-33', 'BR-DEC-01', 'BR-DEC-02', 'BR-32'];
const OF_CHARGE = ['BR-36', 'BR-38', 'BR-DEC-05', 'BR-DEC-06', 'BR-37'];
const OF_LINE_ALLOWANCE = ['BR-41', 'BR-42', 'BR-DEC-24', 'BR-DEC-25'];
const OF_LINE_CHARGE = ['BR-43', 'BR-44', 'BR-DEC-27', 'BR-DEC-28'];
