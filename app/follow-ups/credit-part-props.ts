import type { Draft } from '#documents';

/** The typed credit, by line index or by rate. */
export type CreditPartProps = {
  invoice: Draft;
  /** Credit notes already made on it. */
  earlier: readonly Draft[];
  typed: Readonly<Record<number, string>>;
  onType: (typed: Record<number, string>) => void;
};
