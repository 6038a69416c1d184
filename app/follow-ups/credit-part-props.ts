import type { Draft } from '#documents';

/** What is given back of an invoice, as it is typed: by the position of a line, or by a rate. */
export type CreditPartProps = {
  invoice: Draft;
  /** The avoirs already made on it. */
  earlier: readonly Draft[];
  typed: Readonly<Record<number, string>>;
  onType: (typed: Record<number, string>) => void;
};
