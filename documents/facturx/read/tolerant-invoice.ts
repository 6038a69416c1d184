import type { Invoice } from '#documents/facturx/terms/invoice.ts';
import type { InvoiceLine, LineAdjustment } from '#documents/facturx/terms/invoice-line.ts';

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
 * it stood in the file.
 */
export type TolerantInvoice = Tolerant<Invoice>;

export type TolerantParty = NonNullable<TolerantInvoice['seller']>;
export type TolerantAddress = NonNullable<TolerantParty['address']>;
export type TolerantLine = Tolerant<InvoiceLine>;
export type TolerantAdjustment = Tolerant<LineAdjustment> & { vat?: TolerantLine['vat'] };
export type TolerantVatRow = NonNullable<TolerantInvoice['vatBreakdown']>[number];
