/** A customer’s answer to a quote, as the account stores it. */
export type QuoteAnswer = {
  verdict: 'accepted' | 'refused';
  signerName: string;
  /** Reason of a refusal; may be empty. */
  reason: string;
  /** UTC, ISO 8601. */
  answeredAt: string;
  /** Line indexes of the chosen options and variants. */
  choices: readonly number[];
  /** SHA-256 of what was shown, in hexadecimal. */
  contentHash: string;
  /** Truncated IP address of the signer: « 203.0.113.0/24 »; null if unknown. */
  network: string | null;
  /** E-mail address verified by a code; null without a code. */
  provenEmail: string | null;
  /** Drawn signature as a PNG data URL; null if the typed name is the signature. */
  signature: string | null;
};
