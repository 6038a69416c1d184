/**
 * Terms of EXTENDED and the French exchange profile, beyond EN 16931, that a draft has a place for.
 * Nothing here is ever written: dates are « YYYY-MM-DD », the rest as it stands in the file.
 */
export type ExtendedTerms = {
  /** BG-X-45: what was paid before, one by one. */
  advancePayments?: AdvancePayment[];
  /** The one that pays when it is not the buyer. */
  payer?: { name: string };
  exchange?: CurrencyExchange;
};

export type AdvancePayment = {
  paidAmount: string;
  receivedDate?: string;
  /** The number of the deposit invoice. */
  invoiceNumber?: string;
  invoiceDate?: string;
  /** The number of the payment, in UBL: some write the number of the deposit invoice here. */
  paymentId?: string;
  taxes?: AdvanceTax[];
};

/** The tax that an advance payment includes. */
export type AdvanceTax = { includedTax: string; base?: string; category: string; rate: string };

/** How many units of `target` one unit of `source` is worth. */
export type CurrencyExchange = { source: string; target: string; rate: string; date?: string };

export type ExtendedLineTerms = {
  /** BT-X-8: DETAIL, GROUP or INFORMATION. */
  subtype?: string;
  /** BT-X-304: the BT-126 of the line that this one is a part of. */
  parentId?: string;
  /** Why no tax is charged, said by the line itself. */
  exemptionReason?: string;
  exemptionCode?: string;
  /** The invoice that this line corrects or gives back. */
  invoiceNumber?: string;
  invoiceDate?: string;
};
