import { sirenOf } from '#documents/law/identifiers/siren.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isCredit } from '#documents/law/rules/when.ts';
import { VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * An avoir repeats its invoice, wrong regime included (CGI 289, I-5), so failures that block an
 * invoice are only information here. Where EN 16931 itself refuses, the file has no XML
 * (`hasNormTerms`), and the finding says so.
 */
export function excuseCredit(rule: Rule): Rule {
  if (!REGIME_RULES.has(rule.id)) return rule;
  const { id, severity, check } = rule;
  return {
    ...rule,
    severity: (context) => {
      if (isCredit(context)) return 'information';
      return typeof severity === 'function' ? severity(context) : severity;
    },
    check: (context) => {
      const finding = check(context);
      return finding && isCredit(context) ? describe(finding, isRefused(id, context)) : finding;
    },
  };
}

function describe({ message, field }: Finding, isWithoutXml: boolean): Finding {
  const effect = isWithoutXml
    ? 'En l’état, le PDF est définitif mais sans XML : la norme européenne le refuserait.'
    : 'L’avoir reprend le régime de la facture.';
  return { message: `${message} ${effect}`, field };
}

/** BR-AE-02, BR-IC-02 and BR-E-10; the seller's number matters in K and G only (BR-S-02). */
function isRefused(id: string, { draft }: RuleContext): boolean {
  const { category } = VAT_REGIME_LAW[draft.vatRegime];
  if (id === 'seller-vat-number') return category === 'K' || category === 'G';
  if (id === 'buyer-vat-number') return category === 'K' || sirenOf(draft.buyer) === '';
  return REASONS.has(id) && lacksCode(draft);
}

/** BR-E-10 accepts a reason or a code, so a code alone is enough. */
function lacksCode({ exemption, lines, vatRegime }: Draft): boolean {
  if (exemption?.code) return false;
  const untaxed = lines.filter((line) => line.kind === 'item' && line.vatRate === '0');
  return (
    vatRegime === 'exempt' || untaxed.some((line) => !('exemption' in line && line.exemption?.code))
  );
}

const REASONS: ReadonlySet<string> = new Set(['exemption', 'line-exemption', 'charge-exemption']);
const REGIME_RULES: ReadonlySet<string> = new Set([
  ...REASONS,
  ...['regime-operation', 'regime-buyer', 'seller-vat-number', 'buyer-vat-number'],
  ...['buyer-vat-country', 'goods-destination', 'buyer-outside-union', 'exemption-scope'],
  ...['one-stop-shop-buyer', 'one-stop-shop-country'],
]);
