import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { KindTraits } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';

/** What a rule judges: a document, its amounts, its kind, and the day of the check (YYYY-MM-DD). */
export type RuleContext = { draft: Draft; totals: Totals; kind: KindTraits; today: string };

/** A blocking rule keeps the file a BROUILLON; a warning explains and lets go. */
export type Severity = 'blocking' | 'warning' | 'information';

/** What a rule found: nothing wrong, or what to do (French) and where. */
export type Finding = { message: string; field: DraftPath; proposal?: Proposal };

/** A way out that a button can take: its words (French), and what it writes in the draft. */
export type Proposal = { label: string; changes: Partial<Draft> };

export type Rule = {
  /** Stable, kebab-case: « seller-siren ». */
  id: string;
  /** What the conformity panel lists, in French: « SIREN du vendeur ». */
  label: string;
  /** « À quoi sert cette mention ? », one French sentence. */
  purpose: string;
  /** Legal reference, in French: « CGI, ann. II, art. 242 nonies A, I-1° ». */
  reference: string;
  /**
   * May depend on the date or on the issuer: the four mentions of the reform warn small companies
   * until 2027-09-01.
   */
  severity: Severity | ((context: RuleContext) => Severity);
  /** The field that satisfies it, a JSON path. */
  field: DraftPath;
  /**
   * First and last day of the text, inclusive (issue date of the document); without a first one, it
   * is older than any document.
   */
  from?: string;
  until?: string;
  appliesTo: (context: RuleContext) => boolean;
  /** Null when satisfied; else what to do. */
  check: (context: RuleContext) => Finding | null;
};

/** A rule as a kind lists it: its words ready to print, its first day said. */
export type DatedRule = Rule & { from: string };

type RuleState = 'satisfied' | 'missing' | 'not-applicable';

export type RuleResult = {
  id: string;
  label: string;
  purpose: string;
  reference: string;
  severity: Severity;
  state: RuleState;
  /** What to do, when missing; empty otherwise. */
  message: string;
  /** Empty when no field alone is concerned. */
  field: DraftPath | '';
  proposal?: Proposal;
};
