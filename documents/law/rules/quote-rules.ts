import type { Rule } from '#documents/law/rule.ts';
import { amountRules } from './amount-rules.ts';
import { buyerRules } from './buyer-rules.ts';
import { documentRules } from './document-rules.ts';
import { identifierRules } from './identifier-rules.ts';
import { lineRules } from './line-rules.ts';
import { partyRules } from './party-rules.ts';
import { quoteMoneyRules } from './quote-money-rules.ts';
import { quoteOfferRules } from './quote-offer-rules.ts';
import { sellerRules } from './seller-rules.ts';
import { tradeRules } from './trade-rules.ts';
import { typesetRule } from './typeset-rule.ts';
import { vatRateRules } from './vat-rate-rules.ts';
import { vatRegimeRules } from './vat-regime-rules.ts';

/** Every rule of a quote, in the order in which a reader meets what it judges. */
export const quoteRules: readonly Rule[] = [
  ...documentRules,
  ...sellerRules,
  ...buyerRules,
  ...identifierRules,
  ...partyRules,
  ...quoteOfferRules,
  ...lineRules,
  ...vatRateRules,
  ...vatRegimeRules,
  ...amountRules,
  ...quoteMoneyRules,
  ...tradeRules,
].map(typesetRule);
