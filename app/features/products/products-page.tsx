import { useQuery } from '@tanstack/react-query';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  getProduct,
  importProducts,
  listProducts,
  type Product,
  type ProductSort,
  readAllProducts,
  removeProducts,
  restoreProducts,
} from '#app/data/account/records/products.ts';
import { shortUnit } from '#app/naming/unit-words.ts';
import { ImportDialog } from '#app/records/csv/import-dialog.tsx';
import { PriceQuestions } from '#app/records/csv/prices/price-questions.tsx';
import { countProducts, listProductRows, productImport } from '#app/records/csv/product-file.ts';
import { useCsvExport } from '#app/records/csv/use-csv-export.ts';
import { EmptyRecords } from '#app/records/empty-records.tsx';
import { hasEntries } from '#app/records/has-entries.ts';
import { OpenRecord } from '#app/records/open-record.tsx';
import type { RecordColumn } from '#app/records/record-columns.ts';
import { RecordList } from '#app/records/record-list.tsx';
import { RecordPage } from '#app/records/record-page.tsx';
import { RemovedNote } from '#app/records/removed-note.tsx';
import { NEW_RECORD, useRecordAddress } from '#app/records/use-record-address.ts';
import { type ListOrders, useRecordChoice } from '#app/records/use-record-choice.ts';
import { useRecordRemoval } from '#app/records/use-record-removal.ts';
import { useSettled } from '#app/records/use-settled.ts';
import { Button } from '#app/ui/button.tsx';
import { formatNumber, formatUnitPrice, requireUnitPrice } from '#documents';
import { ProductPage } from './product-page.tsx';

export function ProductsPage() {
  const { opened, list } = useRecordAddress();
  if (opened === null) return <ProductList />;
  if (opened === NEW_RECORD) return <ProductPage product={null} back={list} />;
  return <OpenProduct id={opened} back={list} />;
}

function OpenProduct({ id, back }: { id: string; back: string }) {
  return (
    <OpenRecord query={useQuery(getProduct(id))} back={back}>
      {(product) => <ProductPage key={id} {...{ product, back }} />}
    </OpenRecord>
  );
}

function ProductList() {
  const { addressOf } = useRecordAddress();
  const [choice, change] = useRecordChoice(ORDERS);
  const query = useQuery(listProducts(useSettled(choice)));
  const [isImporting, setImporting] = useState(false);
  const save = useCsvExport('produits', async () => listProductRows(await readAllProducts()));
  const { remove, note } = useRecordRemoval(removeProducts(), restoreProducts());
  const add = (
    <Button asChild>
      <Link to={addressOf(NEW_RECORD)}>
        <Plus aria-hidden />
        Nouveau produit
      </Link>
    </Button>
  );
  const bringIn = (
    <Button onClick={() => setImporting(true)}>
      <FileUp aria-hidden />
      <span className="max-sm:in-data-page-actions:sr-only">Importer</span>
    </Button>
  );
  return (
    <RecordPage
      isList
      title="Mes produits"
      intro="Vos produits et vos prestations, à reprendre dans les lignes de vos documents."
      actions={
        hasEntries(query.data, choice) ? (
          <>
            {bringIn}
            <Button onClick={save.run} aria-disabled={save.isBusy || undefined}>
              <Download aria-hidden />
              <span className="max-sm:in-data-page-actions:sr-only">Exporter</span>
            </Button>
            {add}
          </>
        ) : null
      }
    >
      <RemovedNote {...note} />
      <RecordList
        {...{ query, choice, columns: COLUMNS }}
        onChange={change}
        words={WORDS}
        nameOf={({ description }) => description}
        addressOf={({ id }) => addressOf(id)}
        listEntries={(product) => [
          { label: 'Modifier', href: addressOf(product.id) },
          'separator',
          {
            label: 'Supprimer',
            isDanger: true,
            onSelect: () => remove([product], `Supprimé\u00a0: ${product.description}.`),
          },
        ]}
        empty={
          <EmptyRecords
            title="Aucun produit pour le moment"
            actions={
              <>
                {add}
                {bringIn}
              </>
            }
          >
            Ajoutez ce que vous vendez souvent, ou importez votre catalogue&nbsp;: vous le
            retrouverez dans vos documents.
          </EmptyRecords>
        }
      />
      <ImportDialog
        kind={productImport}
        Questions={PriceQuestions}
        write={importProducts()}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
      />
    </RecordPage>
  );
}

const ORDERS: ListOrders<ProductSort> = {
  words: {
    description: 'designation',
    reference: 'reference',
    unit_price_excluding_tax: 'prix',
    created_at: 'ajout',
  },
  first: { sort: 'description', isDescending: false },
};

const WORDS = {
  list: 'Produits',
  search: 'Chercher dans mes produits',
  placeholder: 'Désignation, référence',
  count: countProducts,
};

const COLUMNS: readonly RecordColumn<Product, ProductSort>[] = [
  { label: 'Désignation', sort: 'description', show: ({ description }) => description },
  { label: 'Référence', sort: 'reference', show: ({ reference }) => reference },
  {
    label: 'Prix unitaire HT',
    sort: 'unit_price_excluding_tax',
    isNumber: true,
    show: showPrice,
  },
  {
    label: 'TVA',
    isNumber: true,
    show: ({ vatRate }) => (vatRate === null ? 'Sans TVA' : `${formatNumber(vatRate)}\u00a0%`),
  },
];

function showPrice({ unitPrice, unit }: Product): string {
  const name = shortUnit({ unit }, 1);
  return `${formatUnitPrice(requireUnitPrice(unitPrice))}\u00a0€${name && `\u00a0/\u00a0${name}`}`;
}
