import type { Style } from '#documents/model/fields/style.ts';

type ColumnName = keyof NonNullable<Style['columns']>;

/** Whether a column is required on an invoice line (CGI ann. II, 242 nonies A, I-8°). */
export function isCompulsoryColumn(
  name: ColumnName,
  { isInvoice }: { isInvoice: boolean },
): boolean {
  return isInvoice && COMPULSORY.has(name);
}

const COMPULSORY: ReadonlySet<ColumnName> = new Set(['quantity', 'unitPrice', 'vatRate']);
