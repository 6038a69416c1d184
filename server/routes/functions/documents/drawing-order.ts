import type { KindName } from '#documents/model/subtypes.ts';
import type { SentDocument } from '#server/email/contents/document-emails.ts';

/**
 * `today`: the day in France, YYYY-MM-DD. `isProvisional` marks even a complete draft BROUILLON;
 * `isIssued` draws what an account has issued, by the rules of that day.
 */
export type DrawingOrder = {
  draft: unknown;
  today: string;
  isProvisional?: boolean;
  isIssued?: boolean;
};
export type DrawnDocument = {
  pdf: Uint8Array;
  kind: KindName;
  seller: string;
  /** The message that its author would write to the buyer. */
  cover: { subject: string; body: string };
  document: Omit<SentDocument, 'pdf'> & { filename: string };
};
/** `path`: the invalid field of the JSON, « lines[2].quantity ». */
export type DrawingResult = ({ ok: true } & DrawnDocument) | { ok: false; path: string };
