import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';

export type RuleContext = {
  draft: Draft;
  totals: Totals;
  kind: KindTraits;
  /** The day of the check, YYYY-MM-DD. */
  today: string;
  /** An account gives the number of a draft when it issues it. */
  isNumberedAtIssue?: boolean;
};

/** A blocking rule keeps the file a BROUILLON; a warning only explains. */
export type Severity = 'blocking' | 'warning' | 'information';

/** `message` says what to do, in French; `field` is a JSON path. */
export type Finding = {
  message: string;
  field: DraftPath;
  proposal?: Proposal;
  /** Ways out for who knows better. */
  otherProposals?: readonly Proposal[];
};

/** A fix for a button: its label (French), and the changes to the draft. */
export type Proposal = { label: string; changes: Partial<Draft> };

export type Rule = {
  /** Stable, kebab-case: « seller-siren ». */
  id: string;
  /** The name in the conformity panel, in French: « SIREN du vendeur ». */
  label: string;
  /** One French sentence, the answer to « À quoi sert cette mention ? ». */
  purpose: string;
  /** Legal reference, in French: « CGI, ann. II, art. 242 nonies A, I-1° ». */
  reference: string;
  /** A function when it depends on the date or the issuer, as for the reform. */
  severity: Severity | ((context: RuleContext) => Severity);
  /** JSON path of the field that satisfies the rule. */
  field: DraftPath;
  /** Issue dates, inclusive; without `from`, the text is older than any document. */
  from?: string;
  until?: string;
  appliesTo: (context: RuleContext) => boolean;
  check: (context: RuleContext) => Finding | null;
};

export type DatedRule = Rule & { from: string };

type RuleState = 'satisfied' | 'missing' | 'not-applicable';

export type RuleResult = {
  id: string;
  label: string;
  purpose: string;
  reference: string;
  severity: Severity;
  state: RuleState;
  /** Empty unless the state is missing. */
  message: string;
  /** Empty when no field alone is concerned. */
  field: DraftPath | '';
  proposal?: Proposal;
  otherProposals?: readonly Proposal[];
};
