import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents } from '#documents/money/amounts.ts';
import type { Instalment } from './plan/plan-payment.ts';
import type { Profile } from './profile.ts';

/** An electronic invoice of any issuer, as a draft, with all there is to say about its file. */
export type ReceivedInvoice = {
  syntax: 'cii' | 'ubl';
  profile: Profile;
  /** BT-3 as it was written. */
  typeCode: string;
  /** French, by the type: « Avoir autofacturé ». */
  title: string;
  /** Made by the customer: its seller receives it, and is to be paid. */
  isSelfBilled: boolean;
  /** Amounts are computed again; `stated` has those of the file. */
  draft: Draft;
  stated: StatedTotals;
  plan: StatedPlan;
  /** Rounding unit of the amounts, in cents (`computeTotalsTo`): 100 where there are no cents. */
  roundsTo: number;
  /** Sentences to print: those of the issuer. */
  mentions: readonly Mention[];
  /** Terms that the draft has no field for, each once. */
  dropped: DroppedTerm[];
  /** The gravest first. */
  findings: ReceivedFinding[];
  verdict: ReceivedVerdict;
};

/** BG-22 and BG-23 as stated, in cents of the currency (BT-111: of BT-6); null if not a number. */
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

/** Beyond one day for the whole: empty lists of an invoice that has nothing more to say. */
export type StatedPlan = {
  instalments: readonly Instalment[];
  /** French sentences. */
  discounts: readonly string[];
  penalties: readonly string[];
};

export type DroppedTerm = {
  /** « BT-33 », or element names for a term outside the standard. */
  term: string;
  /** French. */
  label: string;
  /** The first values of a repeated term. */
  value: string;
  count: number;
};

/** The file is sound; readable, but its issuer should hear about it; or to be refused. */
export type ReceivedVerdict = 'conforming' | 'to-report' | 'refused';

/** A finding of a check, in French, for the recipient. */
export type ReceivedFinding = {
  /** A rule (« BR-CO-15 », « BR-FR-12 ») or a kebab-case name of ours. */
  code: string;
  /** « error »: refuse or have it corrected; « warning »: look at it; « info »: good to know. */
  severity: 'error' | 'warning' | 'info';
  text: string;
  action: string;
  /** « BT-110 »; absent for the invoice as a whole. */
  term?: string;
};
