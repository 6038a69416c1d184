import type { DatedRule } from '#documents/law/rule.ts';
import { amountRules } from './amount-rules.ts';
import { attachmentRules } from './attachment-rules.ts';
import { buyerRules } from './buyer-rules.ts';
import { completeRule } from './complete-rule.ts';
import { dateRules } from './date-rules.ts';
import { depositRules } from './deposit-rules.ts';
import { documentRules } from './document-rules.ts';
import { identifierRules } from './identifier/identifier-rules.ts';
import { issueRules } from './issue-rules.ts';
import { languageRule } from './language-rule.ts';
import { latePaymentRules } from './late-payment-rules.ts';
import { lawInForceRule } from './law-in-force-rule.ts';
import { lineRules } from './line-rules.ts';
import { partyRules } from './party-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { publicRules } from './public-rules.ts';
import { referenceRules } from './reference-rules.ts';
import { reformRules } from './reform-rules.ts';
import { sellerRules } from './seller-rules.ts';
import { situationRules } from './situation-rules.ts';
import { tradeRules } from './trade-rules.ts';
import { vatRules } from './vat/vat-rules.ts';
import { worksRules } from './works-rules.ts';

/** In reading order. */
export const invoiceRules: readonly DatedRule[] = [
  ...documentRules,
  languageRule,
  lawInForceRule,
  ...sellerRules,
  ...buyerRules,
  ...identifierRules,
  ...partyRules,
  ...dateRules,
  ...issueRules,
  ...reformRules,
  ...referenceRules,
  ...publicRules,
  ...lineRules,
  ...vatRules,
  ...amountRules,
  ...depositRules,
  ...situationRules,
  ...paymentRules,
  ...latePaymentRules,
  ...tradeRules,
  ...worksRules,
  ...attachmentRules,
].map(completeRule);
