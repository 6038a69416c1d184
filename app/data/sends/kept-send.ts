import type { Draft } from '#documents';

/** A document that its author sent and that has not left yet, as it was at the press. */
export type KeptSend = {
  /** The UUID by which the server knows the wish. */
  id: string;
  /** Whose; null for a visitor. */
  userId: string | null;
  /** To be marked as sent; null where it is not known. */
  documentId: string | null;
  /** Without its private notes. */
  draft: Draft;
  /** Its pages are to say BROUILLON. */
  isProvisional: boolean;
  /** What `sendDocument` takes besides it. */
  addressee: OwnAddress | ClientMessage | null;
  /** Where it goes, for its author. */
  to: string;
  keptAt: number;
  triedAt: number;
  tries: number;
  /** Why it was refused: it then waits for its author. */
  problem: string | null;
};

/** A visitor’s own address, and whether they want news too. */
export type OwnAddress = { email: string; newsletter: boolean };

/** A message to a client, in the words of whoever sends it. */
export type ClientMessage = { to: string; subject: string; text: string; copy: boolean };
