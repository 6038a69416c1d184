import type { DatedRule } from '#documents/law/rule.ts';
import { amountRules } from '#documents/law/rules/amount-rules.ts';
import { attachmentRules } from '#documents/law/rules/attachment-rules.ts';
import { buyerRules } from '#documents/law/rules/buyer-rules.ts';
import { completeRule } from '#documents/law/rules/complete-rule.ts';
import { dateRules } from '#documents/law/rules/date-rules.ts';
import { documentRules } from '#documents/law/rules/document-rules.ts';
import { identifierRules } from '#documents/law/rules/identifier/identifier-rules.ts';
import { languageRule } from '#documents/law/rules/language-rule.ts';
import { lawInForceRule } from '#documents/law/rules/law-in-force-rule.ts';
import { lineRules } from '#documents/law/rules/line-rules.ts';
import { partyRules } from '#documents/law/rules/party-rules.ts';
import { publicRules } from '#documents/law/rules/public-rules.ts';
import { referenceRules } from '#documents/law/rules/reference-rules.ts';
import { reformRules } from '#documents/law/rules/reform-rules.ts';
import { sellerRules } from '#documents/law/rules/seller-rules.ts';
import { vatRules } from '#documents/law/rules/vat/vat-rules.ts';
import { creditAmountRules } from './amount-rules.ts';
import { creditOriginRules } from './origin-rules.ts';

/** In reading order. */
export const creditRules: readonly DatedRule[] = [
  ...documentRules,
  languageRule,
  lawInForceRule,
  ...sellerRules,
  ...buyerRules,
  ...identifierRules,
  ...partyRules,
  ...dateRules,
  ...creditOriginRules,
  ...referenceRules,
  ...publicRules,
  ...reformRules,
  ...lineRules,
  ...vatRules,
  ...amountRules,
  ...creditAmountRules,
  ...attachmentRules,
].map(completeRule);
