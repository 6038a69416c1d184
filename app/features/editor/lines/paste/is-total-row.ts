import { readDecimal, UNIT_PRICE } from '#app/features/editor/lines/words/read-decimal.ts';
import { readQuantity } from '#app/features/editor/lines/words/read-quantity.ts';
import { foldAccents } from '#documents';

/**
 * Whether a pasted row sums the others (« Total HT », « TVA 20 % », « Net à payer »), in any
 * column. An article with such a name has a quantity and a price.
 */
export function isTotalRow(
  row: readonly string[],
  { quantity, unitPrice }: { quantity?: string | undefined; unitPrice?: string | undefined },
): boolean {
  const words = row.filter((cell) => cell.trim() !== '' && !isNumber(cell));
  const [label = '', ...others] = words.map(toLabel);
  if (!TOTAL.test(label) || !others.every((other) => TOTAL.test(other) || MARK.test(other)))
    return false;
  return !isCounted(quantity) || !isNumber(unitPrice ?? '');
}

/** « Sous-total :  1 200,00 € » → « sous-total » */
function toLabel(cell: string): string {
  return foldAccents(cell)
    .replace(AMOUNT_AT_END, '')
    .replace(/[\s:=]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A percentage in the quantity column is not a quantity. */
function isCounted(text = ''): boolean {
  return !text.includes('%') && readQuantity(text) !== null;
}

function isNumber(text: string): boolean {
  return readDecimal(text, { ...UNIT_PRICE, min: `-${UNIT_PRICE.max}` }) !== null;
}

const AMOUNT_AT_END = /[\s:=]+[+\-\u2212]?\d[\d\s.,]*(€|euros?|eur)?\s*$/;
const MARK = /^(€|eur|euros?|ht|ttc|%)$/;
const TAX = String.raw`(h\.?t\.?|t\.?t\.?c\.?|hors taxes?|toutes taxes( comprises)?)`;
const VAT = String.raw`(t\.?v\.?a\.?|vat|tax(e|es)?)`;
/** Matches labels without accents. */
const TOTAL = new RegExp(
  [
    String.raw`^(grand )?total(e|aux)?\b.*`,
    String.raw`^(sous[\s-]?tota(l|ux)|sub-?total)\b.*`,
    `^(montant|base|somme)s? (total )?(net )?${TAX}$`,
    String.raw`^montants? (total|totaux|net|a payer|du|de la ${VAT}|${VAT})\b.*`,
    String.raw`^(dont )?${VAT}( (a|au taux de))?( ?\(?[\d.,]+ ?%\)?)?( sur)?$`,
    String.raw`^net (a payer|a regler|commercial|${TAX})\b.*`,
    String.raw`^((solde|reste|restant) (a payer|du|a regler)|amount due|balance due)\b.*`,
    `^(prix )?${TAX}$`,
  ].join('|'),
);
