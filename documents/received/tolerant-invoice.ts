import type { Invoice } from '#documents/facturx/terms/invoice.ts';
import type { InvoiceLine, LineAdjustment } from '#documents/facturx/terms/invoice-line.ts';
import type { ExtendedLineTerms, ExtendedTerms } from './extended/extended-terms.ts';

/** Every term made optional. */
export type Tolerant<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends string
    ? string
    : NonNullable<T[K]> extends readonly (infer Item)[]
      ? Tolerant<Item>[]
      : Tolerant<NonNullable<T[K]>>;
};

/** An issuer’s terms (see `Invoice`), all optional, as written. `lines` are those that count. */
export type TolerantInvoice = Tolerant<Omit<Invoice, 'lines'> & ExtendedTerms> & {
  lines?: TolerantLine[];
  /** All lines in reading order, when some are titles or information. */
  outline?: OutlinedLine[];
};

export type TolerantParty = NonNullable<TolerantInvoice['seller']>;
export type TolerantAddress = NonNullable<TolerantParty['address']>;
export type TolerantLine = Tolerant<InvoiceLine & ExtendedLineTerms>;

/** A line of an invoice that has several kinds of lines (BT-X-8). */
export type OutlinedLine = {
  /** Only details count; « unknown » is a subtype outside the standard. */
  role: 'detail' | 'group' | 'information' | 'unknown';
  line: TolerantLine;
  /** The nearest title above. */
  group?: OutlinedLine;
  /** For a title: whether a line below it counts. */
  hasDetails: boolean;
};
export type TolerantAdjustment = Tolerant<LineAdjustment> & { vat?: TolerantLine['vat'] };
export type TolerantVatRow = NonNullable<TolerantInvoice['vatBreakdown']>[number];
