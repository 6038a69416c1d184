import { findClients } from '#app/data/account/records/clients.ts';
import { listAllCompanies } from '#app/data/account/records/companies.ts';
import { isCompanyOf } from '#app/data/account/records/company-row.ts';
import { findProducts, type Product } from '#app/data/account/records/products.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { type Draft, foldAccents, type SellableLine } from '#documents';
import { partyKey, textKey } from '#documents/dossier';
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
  const companies = await queryClient.fetchQuery(listAllCompanies());
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
    ({ party }) => !party || !companies.some((company) => isCompanyOf(company, party)),
  );
  return [...options, ...others].slice(0, MAX_OPTIONS);
}

/** The clients of the account, then those of earlier documents; these come first without a text. */
export async function suggestClients(
  text: string,
  remembered: readonly BuyerOption[],
): Promise<readonly BuyerOption[]> {
  const clients = await queryClient.fetchQuery(findClients(text.trim(), MAX_OPTIONS));
  const options = clients.map(({ id, buyer, deliveryAddress }) => ({
    ...{ id, label: buyer.name, detail: buyer.address.city },
    ...{ party: buyer, deliveryAddress: deliveryAddress ?? null },
  }));
  const keys = clients.map(({ buyer }) => partyKey(buyer));
  const others = remembered.filter(({ party }) => !keys.includes(partyKey(party)));
  const all = text.trim() === '' ? [...others, ...options] : [...options, ...others];
  return all.slice(0, MAX_OPTIONS);
}

/** The products of the account as lines, priced as the prices of the draft are. */
export async function listProductLines(
  text: string,
  { priceMode }: Pick<Draft, 'priceMode'>,
): Promise<SellableLine[]> {
  const products = await queryClient.fetchQuery(findProducts(text.trim(), MAX_OPTIONS));
  return products.map((product) => toLine(product, priceMode));
}

function toLine(
  { description, reference, unit, unitPrice, vatRate }: Product,
  priceMode: Draft['priceMode'],
): SellableLine {
  return {
    ...{ kind: 'item', name: description, quantity: '1', unit },
    unitPrice: priceMode === 'gross' ? addVat(unitPrice, vatRate) : unitPrice,
    ...(reference && { reference }),
    ...(vatRate !== null && { vatRate }),
  };
}

const MAX_OPTIONS = 8;
