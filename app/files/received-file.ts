import { createState } from '#app/lib/create-state.ts';
import type { Draft } from '#documents';
import type { ReadAttachment } from '#documents/pdf';
import type { ReceivedInvoice } from '#documents/read';

/**
 * The file that the page which reads invoices shows, in memory only; null while none has been
 * given.
 */
export const receivedFile = createState<{ file: ReceivedFile | null }>({ file: null });

export type ReceivedFile = ReceivedInvoiceFile | RefusedFile;

/** An invoice, and what came with it. */
export type ReceivedInvoiceFile = {
  /** Another file, another reading. */
  id: string;
  name: string;
  invoice: ReceivedInvoice;
  /** The document itself, when it was made here. */
  ownDraft: Draft | null;
  xml: Uint8Array;
  attachments: readonly ReadAttachment[];
  /** Names of those that could not be had. */
  missing: readonly string[];
};

/** A file that cannot be read, and why. */
type RefusedFile = { name: string; message: string };

/** Where it is shown. */
export const READER_PATH = '/lire-facture-electronique';
