import type { Draft } from '#documents';

/** A document that its author sent and that has not left yet, as it was at the press. */
export type KeptSend = {
  /** The UUID by which the server knows the wish. */
  id: string;
  /** The user who sends it; null for a visitor. */
  userId: string | null;
  /** The document to mark as sent; null where it is not known. */
  documentId: string | null;
  /** Without its private notes. */
  draft: Draft;
  /** When it was issued, or else sent, YYYY-MM-DD: it is drawn by the rules of that day. */
  day: string;
  /** The pages must say BROUILLON. */
  isProvisional: boolean;
  /** Where the server is to send it; null for the address of the account. */
  addressee: OwnAddress | ClientEmail | null;
  /** The address that its author reads in the line of what waits. */
  to: string;
  /** Whether the device had no network at the press, so that nothing left then. */
  wasOffline: boolean;
  keptAt: number;
  triedAt: number;
  /** Tries that were begun. */
  tries: number;
  /** The code that the last try came to, where a later try may do. */
  obstacle: string | null;
  /** The code of a refusal: it then waits for its author. */
  problem: string | null;
};

/** A visitor’s own address, and whether they want news too. */
export type OwnAddress = { email: string; newsletter: boolean };

/** A message to a client, in the words of whoever sends it. */
export type ClientEmail = { to: string; subject: string; text: string; copy: boolean };
