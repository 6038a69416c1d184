import type { Draft } from '#documents';

/** Whether the author chose a regime that depends on who the customer is. */
export function hasRegimeOfCustomer({ vatRegime, suppliedInFrance }: Draft): boolean {
  return suppliedInFrance === true || DECIDED_BY_CUSTOMER.test(vatRegime);
}

const DECIDED_BY_CUSTOMER = /^(?:eu-services|eu-goods|non-eu-services|export|one-stop-shop)$/;
