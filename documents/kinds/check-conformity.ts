import { applyRules } from '#documents/law/apply-rules.ts';
import type { DatedRule, RuleResult } from '#documents/law/rule.ts';
import { creditRules } from '#documents/law/rules/credit/credit-rules.ts';
import { invoiceRules } from '#documents/law/rules/invoice-rules.ts';
import { quoteRules } from '#documents/law/rules/quote/quote-rules.ts';
import { receiptRules } from '#documents/law/rules/receipt/receipt-rules.ts';
import { rentRules } from '#documents/law/rules/rent/rent-rules.ts';
import type { Draft } from '#documents/model/draft.ts';
import { dropEmptyEnd } from '#documents/model/empty-lines.ts';
import type { KindName } from '#documents/model/subtypes.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { listBlocking } from './blocking.ts';
import { requireKind } from './index.ts';

/**
 * Every rule of the document's kind with its state, in a stable order, including those that do not
 * apply. `today` (YYYY-MM-DD) is the day of the check; the law is that of the issue date. Totals
 * are computed when not given. `isNumberedAtIssue`: an account will give the number.
 */
export function checkConformity(
  draft: Draft,
  today: string,
  totals: Totals = computeTotals(draft),
  { isNumberedAtIssue = false }: { isNumberedAtIssue?: boolean } = {},
): RuleResult[] {
  const kind = requireKind(draft.kind);
  const context = { draft: dropEmptyEnd(draft), totals, kind, today, isNumberedAtIssue };
  return applyRules(RULES[draft.kind], context);
}

/** The rules of a kind, in the order of its panel. */
export function listRules(kind: KindName): readonly DatedRule[] {
  return RULES[kind];
}

/** Whether a failure keeps the document a BROUILLON. */
export function hasBlockingFailure(results: readonly RuleResult[]): boolean {
  return listBlocking(results).length > 0;
}

const RULES: Readonly<Record<KindName, readonly DatedRule[]>> = {
  'facture-tva': invoiceRules,
  'facture-auto-entrepreneur': invoiceRules,
  devis: quoteRules,
  recu: receiptRules,
  'quittance-loyer': rentRules,
  avoir: creditRules,
};
