import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents } from '#documents/money/amounts.ts';
import type { Profile } from './profile.ts';

/**
 * An electronic invoice from anybody, read: as a draft to show or to reuse, with everything there
 * is to say about the file.
 */
export type ReceivedInvoice = {
  syntax: 'cii' | 'ubl';
  profile: Profile;
  /** BT-3 as it was written. */
  typeCode: string;
  /** Its amounts are recomputed: `stated` has those of the file. */
  draft: Draft;
  stated: StatedTotals;
  /** The rounding unit of its amounts, in cents (`computeTotalsTo`): 100 without cents. */
  roundsTo: number;
  /** The sentences that its sheet prints: its issuer’s own. */
  mentions: readonly Mention[];
  /** What the draft has no place for, each term once. */
  dropped: DroppedTerm[];
  /** What the checks found, the gravest first. */
  findings: ReceivedFinding[];
  verdict: ReceivedVerdict;
};

/**
 * BG-22 and BG-23 as the file states them, in cents of its currency (BT-111: of BT-6); null where
 * it says nothing that is an amount.
 */
export type StatedTotals = {
  lineNetTotal: Cents | null;
  allowanceTotal: Cents | null;
  chargeTotal: Cents | null;
  taxExclusiveTotal: Cents | null;
  vatTotal: Cents | null;
  vatTotalInEuros: Cents | null;
  taxInclusiveTotal: Cents | null;
  prepaidTotal: Cents | null;
  roundingAmount: Cents | null;
  payableAmount: Cents | null;
  vatBreakdown: StatedVatRow[];
};

export type StatedVatRow = {
  /** BT-118 */
  category: string;
  /** BT-119, a decimal string; empty in category O. */
  rate: string;
  /** BT-116 */
  taxableAmount: Cents | null;
  /** BT-117 */
  vatAmount: Cents | null;
  /** BT-120 */
  reason: string;
  /** BT-121 */
  reasonCode: string;
};

export type DroppedTerm = {
  /** « BT-33 », or the names of the elements when the standard has no such term. */
  term: string;
  /** French, what the term is. */
  label: string;
  /** As it was written; the first ones of a term that comes back. */
  value: string;
  count: number;
};

/**
 * What to do with a file: it is what it says; it can be read, and its issuer is to be told; it is
 * to be refused.
 */
export type ReceivedVerdict = 'conforming' | 'to-report' | 'refused';

/** What a check found, in words for whoever received the invoice. */
export type ReceivedFinding = {
  /**
   * The rule of the standard (« BR-CO-15 », « BR-FR-12 »), or one of our own names in kebab-case.
   */
  code: string;
  /**
   * « error »: to be refused or corrected; « warning »: to be looked at; « info »: good to know.
   */
  severity: 'error' | 'warning' | 'info';
  /** What is wrong. */
  text: string;
  /** What to do. */
  action: string;
  /** « BT-110 »; absent when the whole invoice is meant. */
  term?: string;
};
