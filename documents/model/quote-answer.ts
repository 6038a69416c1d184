/** What a customer answered to a quote on its page, as the account keeps it. */
export type QuoteAnswer = {
  verdict: 'accepted' | 'refused';
  signerName: string;
  /** Why it is refused; empty without a word. */
  reason: string;
  /** UTC, ISO 8601. */
  answeredAt: string;
  /** The places of the options and variants that were chosen. */
  choices: readonly number[];
  /** SHA-256 of what was shown, in hexadecimal. */
  contentHash: string;
  /** The network that answered, its last part cut off: « 203.0.113.0/24 »; null if unknown. */
  network: string | null;
  /** The address that received the code that was typed; null without a code. */
  provenEmail: string | null;
  /** What was drawn, a data URL of a PNG; null where the name that was typed signs. */
  signature: string | null;
};
