import type { ReadInvoice } from '#documents/received/read-invoice-xml.ts';

/** The XML of an invoice and its reading, or the reason why it cannot be read. */
export type OpenedInvoice = { name: string; xml: Uint8Array; read: ReadInvoice };
