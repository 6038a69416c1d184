import { todayInFrance } from '#app/lib/today.ts';
import {
  checkProduct,
  type ProductKey,
  type ProductTexts,
  readProduct,
} from '#app/records/csv/read-product.ts';
import {
  formatPercent,
  isKnownRate,
  parseNumber,
  removeTaxFromPrice,
  requirePercent,
  requireUnitPrice,
  toDecimal,
  UNIT_PRICE_DECIMALS,
} from '#documents';
import { isAmbiguousPrice, settlePrice } from './price-mark.ts';

/** Written for a product without VAT, since an empty cell may mean that the rate is unknown. */
export const WITHOUT_VAT = 'Sans TVA';

/** The texts of a row; a price with VAT is converted with its rate, or with that of all. */
export function readPricedTexts({
  grossPrice: gross = '',
  grossRate = '',
  priceMark,
  ...others
}: Partial<Record<ProductKey, string>>):
  | { ok: true; texts: ProductTexts }
  | { ok: false; problem: string } {
  const grossPrice = settlePrice(gross, priceMark);
  const cells = { ...others, unitPrice: settlePrice(others.unitPrice ?? '', priceMark) };
  const unsettled = priceMark ? undefined : [cells.unitPrice, gross].find(isAmbiguousPrice);
  if (unsettled !== undefined) return { ok: false, problem: sayAmbiguous(unsettled.trim()) };
  const isGross = !cells.unitPrice && grossPrice !== '';
  const written = cells.vatRate || (isGross ? grossRate : '');
  const isWithoutVat = NO_VAT.test(written);
  const texts = { ...NOTHING, ...cells, vatRate: isWithoutVat ? '' : written };
  if (!isGross) return check(texts);
  const typed = check({ ...texts, unitPrice: grossPrice });
  if (!typed.ok || isWithoutVat) return typed;
  const { unitPrice, vatRate } = readProduct(typed.texts);
  if (vatRate === null)
    return { ok: false, problem: 'Le taux de TVA manque pour convertir le prix TTC.' };
  const rate = requirePercent(vatRate);
  if (!isKnownRate(rate, todayInFrance()))
    return { ok: false, problem: `${formatPercent(rate)} n’est pas un taux de TVA en France.` };
  const net = removeTaxFromPrice(requireUnitPrice(unitPrice), rate);
  return { ok: true, texts: { ...texts, unitPrice: toDecimal(net, UNIT_PRICE_DECIMALS) } };
}

function sayAmbiguous(price: string): string {
  const [thousand, decimal] = [price.replace('.', ''), price.replace('.', ',')];
  return `«\u00a0${price}\u00a0» peut se lire ${thousand} ou ${decimal}\u00a0: écrivez-le sans point.`;
}

function check(texts: ProductTexts): ReturnType<typeof readPricedTexts> {
  const [problem = explainShare(texts.vatRate)] = Object.values(checkProduct(texts));
  return problem ? { ok: false, problem } : { ok: true, texts };
}

/** « 0,2 » is how a spreadsheet holds 20 %: no rate is as low. */
function explainShare(vatRate: string): string | undefined {
  const rate = Number(parseNumber(vatRate, 2)?.decimal ?? 0);
  if (rate <= 0 || rate >= LOWEST_RATE) return undefined;
  return `«\u00a0${vatRate.trim()}\u00a0» n’est pas un taux de TVA\u00a0: écrivez-le en pour cent, par exemple 20.`;
}

/** In Corsica, in percent. */
const LOWEST_RATE = 0.9;
const NO_VAT = /^\s*(sans tva|exon[ée]r|non assujetti|non soumis)/i;
const NOTHING: ProductTexts = {
  description: '',
  reference: '',
  unit: '',
  unitPrice: '',
  vatRate: '',
};
