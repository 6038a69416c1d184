import { textKey } from '#documents/dossier/names/party-key.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { SellableLine } from '#documents/model/fields/line.ts';
import { hasPrice } from '#documents/model/is-priced.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { convertPrice, PRICE_MODE_DECIMALS } from '#documents/money/convert-price.ts';
import { parseDecimal } from '#documents/money/decimal.ts';

/** A product of the account. `unitPrice` is without VAT, a decimal. */
export type PricedProduct = { name: string; reference: string; unitPrice: string };

/**
 * The unit prices of the products of the same reference, else of the same name; a line that is of
 * none, or of several that differ, keeps its own. Products are in euros, so a document in another
 * currency keeps all of its prices.
 */
export function priceAsProducts(draft: Draft, products: readonly PricedProduct[]): Draft {
  if (products.length === 0 || draft.currency !== 'EUR') return draft;
  const [byReference, byName] = [
    gatherPrices(products, ({ reference }) => reference),
    gatherPrices(products, ({ name }) => name),
  ];
  const priceOf = ({ reference, name }: SellableLine) =>
    byReference.get(textKey(reference ?? '')) ?? byName.get(textKey(name));
  return {
    ...draft,
    lines: draft.lines.map((line) => {
      const price = hasPrice(line) && line.kind !== 'disbursement' && priceOf(line);
      return price ? { ...line, unitPrice: asTyped(price, line, draft) } : line;
    }),
  };
}

function gatherPrices(
  products: readonly PricedProduct[],
  nameOf: (product: PricedProduct) => string,
): ReadonlyMap<string, string> {
  const prices = new Map<string, string | null>();
  for (const product of products) {
    const key = textKey(nameOf(product));
    const isOther = prices.has(key) && prices.get(key) !== product.unitPrice;
    prices.set(key, isOther ? null : product.unitPrice);
  }
  const sure = [...prices].filter((entry): entry is [string, string] => entry[1] !== null);
  return new Map(sure.filter(([key]) => key !== ''));
}

/** Documents may be priced with VAT; products never are. */
function asTyped(
  price: string,
  { vatRate }: SellableLine,
  { priceMode, vatRegime }: Draft,
): string {
  if (priceMode === 'net' || !chargesVat(vatRegime)) return price;
  const rate = parseDecimal(vatRate ?? '0', 2) ?? 0;
  return convertPrice(price, { scale: PRICE_MODE_DECIMALS, rate, mode: 'net' });
}
