import type { Draft } from '#documents';

export type ColumnName = keyof NonNullable<Draft['style']['columns']>;

/** `isDefault`: the column is shown unless the author hides it. */
export const COLUMN_WORDS: Readonly<
  Record<ColumnName, { label: string; help?: string; isDefault: boolean }>
> = {
  reference: {
    label: 'Référence',
    help: 'Sinon, sous la désignation.',
    isDefault: false,
  },
  date: { label: 'Date ou période', help: 'Sinon, sous la désignation.', isDefault: false },
  quantity: { label: 'Quantité', isDefault: true },
  unit: { label: 'Unité', help: 'Sinon, à côté de la quantité.', isDefault: false },
  unitPrice: { label: 'Prix unitaire', isDefault: true },
  discount: {
    label: 'Remise',
    help: 'S’il y en a une\u00a0; sinon, sous la désignation.',
    isDefault: true,
  },
  vatRate: { label: 'Taux de TVA', isDefault: true },
};
