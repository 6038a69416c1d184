import type { Draft } from '#documents';

/** A document that its author sent and that has not left yet, as it was when sent. */
export type KeptSend = {
  /** The id by which the server recognises repeats. */
  id: string;
  /** The sender; null for a visitor. */
  userId: string | null;
  /** The document to mark as sent; null when unknown. */
  documentId: string | null;
  /** Private notes are removed. */
  draft: Draft;
  /** YYYY-MM-DD, issued or sent: the rules of that day apply. */
  day: string;
  /** The pages must say BROUILLON. */
  isProvisional: boolean;
  /** Null for the address of the account. */
  addressee: OwnAddress | ClientEmail | null;
  /** The address shown in the list of waiting messages. */
  to: string;
  /** The device was offline when the user pressed send. */
  wasOffline: boolean;
  keptAt: number;
  triedAt: number;
  /** Tries started so far. */
  tries: number;
  /** The code of the last failure that a later try may overcome. */
  obstacle: string | null;
  /** The code of a refusal, which only the author can resolve. */
  problem: string | null;
};

export type OwnAddress = { email: string; newsletter: boolean };

export type ClientEmail = { to: string; subject: string; text: string; copy: boolean };
