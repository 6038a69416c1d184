import type { ReadInvoice } from '#documents/facturx/read/read-invoice-xml.ts';

/** The XML of an invoice, of anyone, and what it says; or why it is none. */
export type OpenedInvoice = { name: string; xml: Uint8Array; read: ReadInvoice };
