import { findClients } from '#app/data/account/records/clients.ts';
import { listAllCompanies } from '#app/data/account/records/companies.ts';
import { findProducts, type Product } from '#app/data/account/records/products.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import {
  chargesForeignVat,
  chargesVat,
  type Draft,
  foldAccents,
  hasPrice,
  type Line,
  type SellableLine,
} from '#documents';
import { isSameParty, textKey } from '#documents/dossier';
import { addVat } from './account-prices.ts';
import type { BuyerOption, SellerOption } from './party-options.ts';

/**
 * The companies of the account, then the sellers of earlier documents. A name that is already
 * written whole offers every company, to change from one to another.
 */
export async function suggestCompanies(
  text: string,
  remembered: readonly SellerOption[],
): Promise<readonly SellerOption[]> {
  const companies = await askOnce(listAllCompanies());
  const isWritten = companies.some(({ name }) => textKey(name) === textKey(text));
  const words = isWritten ? [] : foldAccents(text).split(/\s+/).filter(Boolean);
  const found = companies.filter(({ name, siret, city }) => {
    const texts = foldAccents([name, siret, city].join(' '));
    return words.every((word) => texts.includes(word));
  });
  const options = found.map(({ id, name, city }) => ({
    ...{ id, label: name, detail: city },
    companyId: id,
  }));
  const others = remembered.filter(
    ({ party }) => !party || !companies.some((company) => isSameParty(company, party)),
  );
  return [...options, ...others].slice(0, MAX_OPTIONS);
}

/** The clients of the account, then those of earlier documents; these come first without a text. */
export async function suggestClients(
  text: string,
  remembered: readonly BuyerOption[],
): Promise<readonly BuyerOption[]> {
  const found = await askOnce(findClients(text.trim(), MOST_RANKED));
  const start = textKey(text);
  const begins = ({ buyer }: (typeof found)[number]) => textKey(buyer.name).startsWith(start);
  const clients = [...found.filter(begins), ...found.filter((client) => !begins(client))];
  const options = clients.map(({ id, buyer, deliveryAddress, language }) => ({
    ...{ id, label: buyer.name, detail: buyer.address.city },
    ...{ clientId: id, party: buyer, deliveryAddress: deliveryAddress ?? null },
    ...(language && { language }),
  }));
  const others = remembered.filter(
    ({ party, clientId }) =>
      !clients.some(({ id, buyer }) => id === clientId || isSameParty(buyer, party)),
  );
  const all = text.trim() === '' ? [...others, ...options] : [...options, ...others];
  return all.slice(0, MAX_OPTIONS);
}

/** The products of the account as lines, priced as the prices of the draft are. */
export async function listProductLines(
  text: string,
  { draft, line }: { draft: Draft; line: Line | undefined },
): Promise<SellableLine[]> {
  const products = await askOnce(findProducts(text.trim(), MOST_RANKED));
  const isTaxed = chargesVat(draft.vatRegime) && line?.kind !== 'disbursement';
  const isGross = draft.priceMode === 'gross' && isTaxed;
  const ownRate = line && hasPrice(line) ? (line.vatRate ?? null) : null;
  const isForeign = chargesForeignVat(draft.vatRegime);
  return products.map((product) =>
    toLine(isForeign ? { ...product, vatRate: null } : product, { isGross, ownRate }),
  );
}

/** A product without a rate takes that of the line. */
function toLine(
  { description, reference, unit, unitPrice, vatRate }: Product,
  { isGross, ownRate }: { isGross: boolean; ownRate: string | null },
): SellableLine {
  return {
    ...{ kind: 'item', name: description, quantity: '1', unit },
    unitPrice: isGross ? addVat(unitPrice, vatRate ?? ownRate) : unitPrice,
    ...(reference && { reference }),
    ...(vatRate !== null && { vatRate }),
  };
}

const MAX_OPTIONS = 8;
/** The server sorts by name; the best matches are chosen among these. */
const MOST_RANKED = 50;
