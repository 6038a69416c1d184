import { createState } from '#app/lib/create-state.ts';
import type { Draft } from '#documents';
import type { ReadAttachment } from '#documents/pdf';
import type { ReceivedInvoice } from '#documents/read';

/**
 * The files that the page which reads invoices lists, and the one that it shows; in memory only,
 * none while none has been given.
 */
export const receivedFiles = createState<{ files: readonly ReceivedFile[]; shownId: string }>({
  files: [],
  shownId: '',
});

export type ReceivedFile = ReceivedInvoiceFile | RefusedFile;

/** An invoice, and what came with it. */
export type ReceivedInvoiceFile = {
  /** Another file, another reading. */
  id: string;
  name: string;
  /** The names under which the same bytes were given again. */
  copies: readonly string[];
  invoice: ReceivedInvoice;
  /** The document itself, when it was made here. */
  ownDraft: Draft | null;
  xml: Uint8Array;
  attachments: readonly ReadAttachment[];
  /** Names of those that could not be had. */
  missing: readonly string[];
  /** It has lost its end, and perhaps some of what it carried. */
  isCut: boolean;
};

/** A file that has no invoice to show, and why; the documents made here that it holds. */
export type RefusedFile = Pick<ReceivedInvoiceFile, 'id' | 'name' | 'copies'> & {
  message: string;
  drafts: readonly Draft[];
};

/** Where it is shown. */
export const READER_PATH = '/lire-facture-electronique';
