import type { RuleResult } from '#documents/law/rule.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { formatAmount } from '#documents/money/format.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { allowanceTotal } from '#documents/totals/discounted-base.ts';
import { mostRounding, prorateAllowances } from '#documents/totals/prorate-allowances.ts';
import type { CreditContext } from './remaining.ts';

/**
 * Whether an avoir of some lines takes their share of the discounts on the total of its invoice;
 * nothing for several invoices, or where a line is none of the invoice’s.
 */
export function judgeDiscount({ origins, earlier, credit }: CreditContext): RuleResult[] {
  const [invoice] = origins;
  if (!invoice || origins.length > 1 || invoice.allowances.length === 0) return [];
  if (!isMadeOfLinesOf(invoice, credit)) return [];
  const allowances = prorateAllowances(invoice, credit.lines);
  const share = totalOf({ ...credit, allowances });
  const isShare = Math.abs(totalOf(credit) - share) <= mostRounding(invoice, earlier);
  if (isShare) return [{ ...COMMON, state: 'satisfied', message: '' }];
  const amount = formatAmount(share, credit.currency);
  const message = `La part de ces lignes dans la remise de la facture est de ${amount} : reprenez-la.`;
  return [
    {
      ...COMMON,
      state: 'missing',
      message: typeset(message),
      proposal: { label: 'Reprendre leur part', changes: { allowances } },
    },
  ];
}

function isMadeOfLinesOf(invoice: Draft, credit: Draft): boolean {
  const names = new Set(invoice.lines.filter(isPriced).map(({ name }) => name));
  return credit.lines.filter(isPriced).every(({ name }) => names.has(name));
}

function totalOf(draft: Draft) {
  return allowanceTotal(computeTotals(draft));
}

const COMMON = {
  id: 'credit-discount',
  label: 'Remise de la facture d’origine',
  purpose: 'Des lignes rendues rendent aussi leur part de la remise, sans quoi l’avoir rend trop.',
  reference: 'CGI, art. 272, 1',
  severity: 'warning',
  field: 'allowances',
} as const;
