import type { RuleResult } from '#documents/law/rule.ts';
import { judgeDiscount } from '#documents/law/rules/credit/judge-discount.ts';
import type { CreditContext } from '#documents/law/rules/credit/rate-amounts.ts';
import { checkCreditNote } from '#documents/law/rules/credit/remaining.ts';

/**
 * Checks an avoir against its known invoices, as results beside those of `checkConformity`: none
 * without a known invoice, one satisfied, or one per error (CGI 272, 1; 289, I-5); and one for the
 * discounts on the total, if the invoice has any.
 */
export function judgeCredit(context: CreditContext): RuleResult[] {
  if (context.origins.length === 0) return [];
  return [...judgeRemaining(context), ...judgeDiscount(context)];
}

function judgeRemaining(context: CreditContext): RuleResult[] {
  const findings = checkCreditNote(context);
  if (findings.length === 0)
    return [{ ...COMMON, state: 'satisfied', message: '', field: 'lines' }];
  return findings.map((finding) => ({ ...COMMON, state: 'missing', ...finding }));
}

const COMMON = {
  id: 'credit-remaining',
  label: 'Accord avec la facture d’origine',
  purpose:
    'Un avoir ne rend jamais plus que ce qui reste de la facture, au même client et aux mêmes taux.',
  reference: 'CGI, art. 272, 1 et 289, I-5',
  severity: 'blocking',
} as const;
