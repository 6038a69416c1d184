import type { DatedRule } from '#documents/law/rule.ts';
import { amountRules } from '#documents/law/rules/amount-rules.ts';
import { buyerRules } from '#documents/law/rules/buyer-rules.ts';
import { completeRule } from '#documents/law/rules/complete-rule.ts';
import { documentRules } from '#documents/law/rules/document-rules.ts';
import { identifierRules } from '#documents/law/rules/identifier/identifier-rules.ts';
import { languageRule } from '#documents/law/rules/language-rule.ts';
import { lawInForceRule } from '#documents/law/rules/law-in-force-rule.ts';
import { lineRules } from '#documents/law/rules/line-rules.ts';
import { partyRules } from '#documents/law/rules/party-rules.ts';
import { sellerRules } from '#documents/law/rules/seller-rules.ts';
import { tradeRules } from '#documents/law/rules/trade-rules.ts';
import { vatRules } from '#documents/law/rules/vat/vat-rules.ts';
import { worksRules } from '#documents/law/rules/works-rules.ts';
import { quoteMoneyRules } from './money-rules.ts';
import { quoteOfferRules } from './offer-rules.ts';
import { worksOfferRules } from './works-offer-rules.ts';

/** In reading order. */
export const quoteRules: readonly DatedRule[] = [
  ...documentRules,
  languageRule,
  lawInForceRule,
  ...sellerRules,
  ...buyerRules,
  ...identifierRules,
  ...partyRules,
  ...quoteOfferRules,
  ...worksOfferRules,
  ...lineRules,
  ...vatRules,
  ...amountRules,
  ...quoteMoneyRules,
  ...tradeRules,
  ...worksRules,
].map(completeRule);
