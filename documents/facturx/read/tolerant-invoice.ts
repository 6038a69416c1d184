import type { Invoice } from '#documents/facturx/terms/invoice.ts';
import type { InvoiceLine, LineAdjustment } from '#documents/facturx/terms/invoice-line.ts';
import type { ExtendedLineTerms, ExtendedTerms } from './extended/extended-terms.ts';

/** The same terms, any of which may be missing. */
export type Tolerant<T> = {
  [K in keyof T]?: NonNullable<T[K]> extends string
    ? string
    : NonNullable<T[K]> extends readonly (infer Item)[]
      ? Tolerant<Item>[]
      : Tolerant<NonNullable<T[K]>>;
};

/**
 * An invoice as somebody wrote it: its terms (see `Invoice`), none of them certain, every value as
 * it stood in the file. Its `lines` are those that count.
 */
export type TolerantInvoice = Tolerant<Omit<Invoice, 'lines'> & ExtendedTerms> & {
  lines?: TolerantLine[];
  /** Every line in the order of reading, where some are titles or information. */
  outline?: OutlinedLine[];
};

export type TolerantParty = NonNullable<TolerantInvoice['seller']>;
export type TolerantAddress = NonNullable<TolerantParty['address']>;
export type TolerantLine = Tolerant<InvoiceLine & ExtendedLineTerms>;

/** A line of an invoice that has lines of several kinds (BT-X-8). */
export type OutlinedLine = {
  /** Only details count; « unknown » is a subtype that the standard does not have. */
  role: 'detail' | 'group' | 'information' | 'unknown';
  line: TolerantLine;
  /** The closest title above it. */
  group?: OutlinedLine;
  /** A title: some line below it counts. */
  hasDetails: boolean;
};
export type TolerantAdjustment = Tolerant<LineAdjustment> & { vat?: TolerantLine['vat'] };
export type TolerantVatRow = NonNullable<TolerantInvoice['vatBreakdown']>[number];
