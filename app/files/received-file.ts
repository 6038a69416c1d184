import { createState } from '#app/lib/create-state.ts';
import type { Draft } from '#documents';
import type { ReadAttachment } from '#documents/read';
import type { ReceivedInvoice } from '#documents/received';

/** The files listed by the invoice reader and the one shown; in memory only. */
export const receivedFiles = createState<{ files: readonly ReceivedFile[]; shownId: string }>({
  files: [],
  shownId: '',
});

export type ReceivedFile = ReceivedInvoiceFile | RefusedFile;

export type ReceivedInvoiceFile = {
  /** New for each reading. */
  id: string;
  name: string;
  /** Names of byte-identical copies. */
  copies: readonly string[];
  invoice: ReceivedInvoice;
  /** The document, when it was made here. */
  ownDraft: Draft | null;
  xml: Uint8Array;
  attachments: readonly ReadAttachment[];
  /** Names of the attachments that could not be read. */
  missing: readonly string[];
  /** The file is truncated, and may have lost attachments. */
  isCut: boolean;
};

/** A file without an invoice to show: the reason, and the documents made here that it holds. */
export type RefusedFile = Pick<ReceivedInvoiceFile, 'id' | 'name' | 'copies'> & {
  message: string;
  drafts: readonly Draft[];
};

export const READER_PATH = '/lire-facture-electronique';
