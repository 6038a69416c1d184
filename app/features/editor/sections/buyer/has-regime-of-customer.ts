import type { Draft } from '#documents';

/** Whether the author chose a regime that depends on who the customer is. */
export function hasRegimeOfCustomer(draft: Draft): boolean {
  return isKeptInFrance(draft) || DECIDED_BY_CUSTOMER.test(draft.vatRegime);
}

/** A service taxed in France for a business abroad; said of no other customer. */
export function isKeptInFrance({ suppliedInFrance, buyer }: Draft): boolean {
  return suppliedInFrance === true && ABROAD.test(buyer.kind);
}

const ABROAD = /^(?:eu|foreign)-business$/;
const DECIDED_BY_CUSTOMER = /^(?:eu-services|eu-goods|non-eu-services|export|one-stop-shop)$/;
