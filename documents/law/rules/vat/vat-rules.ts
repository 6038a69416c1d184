import type { Rule } from '#documents/law/rule.ts';
import { carriageRules } from './carriage-rules.ts';
import { deliveryRules } from './delivery-rules.ts';
import { distanceSaleRules } from './distance-sale-rules.ts';
import { excuseCredit } from './excuse-credit.ts';
import { exemptionRules } from './exemption-rules.ts';
import { regimeAgreementRules } from './regime-agreement-rules.ts';
import { servicePlaceRules } from './service-place-rules.ts';
import { vatRateRules } from './vat-rate-rules.ts';
import { vatRegimeRules } from './vat-regime-rules.ts';

export const vatRules: readonly Rule[] = [
  ...vatRateRules,
  ...exemptionRules,
  ...regimeAgreementRules,
  ...vatRegimeRules,
  ...deliveryRules,
  ...distanceSaleRules,
  ...servicePlaceRules,
  ...carriageRules,
].map(excuseCredit);
