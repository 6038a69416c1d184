import { isCompulsoryColumn } from '#documents/law/compulsory-columns.ts';
import type { Style } from '#documents/model/fields/style.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import type { Scene } from '#documents/sheet/scene.ts';

export type LineColumns = Required<NonNullable<Style['columns']>>;

/** The author's choice, except for columns that an invoice must have. */
export function chooseColumns({ draft, kind }: Pick<Scene, 'draft' | 'kind'>): LineColumns {
  const { columns = {} } = draft.style;
  const nature = subtypeOf(kind, draft.subtype);
  const isShown = (name: 'quantity' | 'unitPrice' | 'vatRate') =>
    isCompulsoryColumn(name, nature) || columns[name] !== false;
  const hasQuantity = isShown('quantity');
  return {
    reference: columns.reference ?? false,
    date: columns.date ?? false,
    quantity: hasQuantity,
    unit: hasQuantity && (columns.unit ?? false),
    unitPrice: isShown('unitPrice'),
    discount: columns.discount ?? true,
    vatRate: kind.showsVat && chargesVat(draft.vatRegime) && isShown('vatRate'),
  };
}

/** Removes one optional column; its text goes under the name, or beside the quantity. */
export function dropExtraColumn(columns: LineColumns): LineColumns | null {
  const extra = EXTRA.find((name) => columns[name]);
  return extra ? { ...columns, [extra]: false } : null;
}

/** In order of removal. */
const EXTRA = ['date', 'reference', 'unit'] as const;
