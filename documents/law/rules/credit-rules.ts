import type { Rule } from '#documents/law/rule.ts';
import { amountRules } from './amount-rules.ts';
import { attachmentRules } from './attachment-rules.ts';
import { buyerRules } from './buyer-rules.ts';
import { creditAmountRules } from './credit-amount-rules.ts';
import { creditOriginRules } from './credit-origin-rules.ts';
import { dateRules } from './date-rules.ts';
import { documentRules } from './document-rules.ts';
import { identifierRules } from './identifier-rules.ts';
import { lineRules } from './line-rules.ts';
import { partyRules } from './party-rules.ts';
import { referenceRules } from './reference-rules.ts';
import { reformRules } from './reform-rules.ts';
import { sellerRules } from './seller-rules.ts';
import { typesetRule } from './typeset-rule.ts';
import { vatRateRules } from './vat-rate-rules.ts';
import { vatRegimeRules } from './vat-regime-rules.ts';

/** Every rule of an avoir, in the order in which a reader meets what it judges. */
export const creditRules: readonly Rule[] = [
  ...documentRules,
  ...sellerRules,
  ...buyerRules,
  ...identifierRules,
  ...partyRules,
  ...dateRules,
  ...creditOriginRules,
  ...referenceRules,
  ...reformRules,
  ...lineRules,
  ...vatRateRules,
  ...vatRegimeRules,
  ...amountRules,
  ...creditAmountRules,
  ...attachmentRules,
].map(typesetRule);
