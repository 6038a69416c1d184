import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { askData } from '#app/data/account/answer.ts';
import { readPages } from '#app/data/account/read-pages.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import {
  PRODUCT_COLUMNS,
  type Product,
  type ProductRow,
  toProduct,
  toProductContent,
  toProductRow,
} from './product-row.ts';
import { type ListChoice, readFirstRecords, readRecord, readRecordPage } from './read-records.ts';
import { createOptimism } from './record-writes.ts';
import { requireValue } from './records-problem.ts';

export type { Product } from './product-row.ts';
export type ProductSort = 'description' | 'reference' | 'unit_price_excluding_tax' | 'created_at';

export function listProducts(choice: ListChoice<ProductSort>) {
  return queryOptions({
    queryKey: ['products', 'list', choice],
    queryFn: async () => {
      const page = await readRecordPage<ProductRow>('products', PRODUCT_COLUMNS, choice);
      return { ...page, rows: page.rows.map(toProduct) };
    },
    placeholderData: keepPreviousData,
  });
}

/** At most `limit` products that match the text, by description. */
export function findProducts(search: string, limit: number) {
  return queryOptions({
    queryKey: ['products', 'found', search, limit],
    queryFn: async () => {
      const choice = { search, sort: 'description', limit };
      return (await readFirstRecords<ProductRow>('products', PRODUCT_COLUMNS, choice)).map(
        toProduct,
      );
    },
  });
}

/** Null when there is no such product. */
export function getProduct(id: string) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async () => {
      const row = await readRecord<ProductRow>('products', PRODUCT_COLUMNS, id);
      return row && toProduct(row);
    },
  });
}

export function saveProduct() {
  return mutationOptions({
    mutationFn: async (product: Product) => {
      const row = toProductRow(product);
      const answer = await askData((client) =>
        client.from('products').upsert(row).select(PRODUCT_COLUMNS).single(),
      );
      return toProduct(requireValue(answer) as unknown as ProductRow);
    },
    onMutate: optimism.showSaved,
    onError: (_error, _product, kept) => optimism.takeBack(kept),
    onSettled: optimism.settle,
  });
}

export function removeProducts() {
  return mutationOptions({
    mutationFn: async (products: readonly Product[]) => {
      const ids = products.map(({ id }) => id);
      requireValue(await askData((client) => client.from('products').delete().in('id', ids)));
      return products;
    },
    onMutate: (products) => optimism.showRemoved(products.map(({ id }) => id)),
    onError: (_error, _products, kept) => optimism.takeBack(kept),
    onSettled: optimism.settle,
  });
}

/** Undoes a deletion: same ids. */
export function restoreProducts() {
  return mutationOptions({
    mutationFn: async (products: readonly Product[]) => {
      requireValue(
        await askData((client) => client.from('products').insert(products.map(toProductRow))),
      );
    },
    onSettled: optimism.settle,
  });
}

/** All or nothing. */
export function importProducts() {
  return mutationOptions({
    mutationFn: async (products: readonly Omit<Product, 'id'>[]) => {
      const rows = products.map(toProductContent);
      return requireValue(
        await askData((client) => client.rpc('import_products', { p_rows: rows })),
      );
    },
    onSettled: optimism.settle,
  });
}

/** To tell what an import would add from what is there. */
export function allProducts() {
  return { queryKey: ['products', 'all'], queryFn: readAllProducts };
}

/** For an export. */
export async function readAllProducts(): Promise<Product[]> {
  const answer = await readPages<ProductRow>((last, limit) =>
    askData((client) => {
      const asked = client.from('products').select(PRODUCT_COLUMNS).eq('user_id', ownId());
      const after = last ? asked.gt('id', last.id) : asked;
      return after.order('id').limit(limit) as unknown as PromiseLike<ReadRows>;
    }),
  );
  return requireValue(answer).map(toProduct);
}

type ReadRows = { data: ProductRow[]; error: { code: string } | null; status: number };

const optimism = createOptimism<Product>('products');
