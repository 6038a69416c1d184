import type { RuleResult } from '#documents/law/rule.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';
import { isShared, sharedAllowanceTotal } from '#documents/totals/discounted-base.ts';
import { mostRounding, prorateAllowances } from '#documents/totals/prorate-allowances.ts';
import type { CreditContext } from './rate-amounts.ts';
import { listRemainingLines, nameKey } from './remaining.ts';

/**
 * Whether an avoir of some lines takes their share of the discounts on the total of its invoice, or
 * what earlier avoirs left of them; nothing where it cites several invoices, or has lines or
 * discounts of its own.
 */
export function judgeDiscount({ origins, earlier, credit }: CreditContext): RuleResult[] {
  const [invoice] = origins;
  if (!invoice || (credit.references.preceding ?? []).length > 1) return [];
  if (!isMadeOf(invoice, credit)) return [];
  const allowances = prorateAllowances(invoice, credit.lines);
  const share = sharedAllowanceTotal({ ...credit, allowances });
  if (share < 0) return [];
  const rest = findRest(invoice, earlier, credit);
  const most = mostRounding(invoice, earlier);
  if ([share, ...rest].some((total) => Math.abs(sharedAllowanceTotal(credit) - total) <= most))
    return [{ ...COMMON, state: 'satisfied', message: '' }];
  const more = rest.find((total) => total > share + most);
  return [{ ...COMMON, state: 'missing', ...askFor(share, { more, credit, allowances }) }];
}

/** The discounts left by earlier avoirs, when this one gives back all remaining lines. */
function findRest(invoice: Draft, earlier: readonly Draft[], credit: Draft): Cents[] {
  const left = listRemainingLines(invoice, [...earlier, credit]);
  if (left.some(({ quantity }) => Number(quantity) !== 0)) return [];
  return [
    cents(
      earlier.reduce(
        (sum, draft) => sum - sharedAllowanceTotal(draft),
        sharedAllowanceTotal(invoice) as number,
      ),
    ),
  ];
}

type Asked = { more: Cents | undefined; credit: Draft; allowances: Draft['allowances'] };

/** Where earlier avoirs took too little, the share would give back more than what is left. */
function askFor(share: Cents, { more, credit, allowances }: Asked) {
  const amount = formatAmount(more ?? share, credit.currency);
  const [message, label] =
    share === 0
      ? ['Ces lignes n’ont aucune part de la remise de la facture : retirez-la.', 'La retirer']
      : [
          `La part de ces lignes dans la remise de la facture est de ${amount} : reprenez-la.`,
          'Reprendre cette part',
        ];
  return {
    message: typeset(message),
    ...(more === undefined && {
      proposal: {
        label,
        changes: {
          allowances: [...allowances, ...credit.allowances.filter((one) => !isShared(one))],
        },
      },
    }),
  };
}

function isMadeOf({ lines, allowances }: Draft, credit: Draft): boolean {
  const own = credit.allowances.filter(isShared);
  const keys = new Set(lines.filter(isPriced).map(nameKey));
  const reasons = allowances.map(({ reason }) => reason);
  return (
    allowances.length > 0 &&
    credit.lines.filter(isPriced).every((line) => keys.has(nameKey(line))) &&
    own.length <= allowances.length &&
    own.every(({ reason }) => reasons.includes(reason))
  );
}

const COMMON = {
  id: 'credit-discount',
  label: 'Remise de la facture d’origine',
  purpose: 'Des lignes rendues rendent aussi leur part de la remise.',
  reference: 'CGI, art. 272, 1',
  severity: 'warning',
  field: 'allowances',
} as const;
