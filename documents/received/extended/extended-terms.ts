/**
 * Read-only terms of EXTENDED and of the French profile, beyond EN 16931. Dates are « YYYY-MM-DD »;
 * the rest is as written in the file.
 */
export type ExtendedTerms = {
  /** BG-X-45 */
  advancePayments?: AdvancePayment[];
  /** The party that pays, when it is not the buyer. */
  payer?: { name: string };
  exchange?: CurrencyExchange;
};

export type AdvancePayment = {
  paidAmount: string;
  receivedDate?: string;
  invoiceNumber?: string;
  invoiceDate?: string;
  /** The number of the payment, in UBL; some software writes the deposit invoice’s there. */
  paymentId?: string;
  taxes?: AdvanceTax[];
};

export type AdvanceTax = { includedTax: string; base?: string; category: string; rate: string };

/** One unit of `source` is worth `rate` units of `target`. */
export type CurrencyExchange = { source: string; target: string; rate: string; date?: string };

export type ExtendedLineTerms = {
  /** BT-X-8: DETAIL, GROUP or INFORMATION. */
  subtype?: string;
  /** BT-X-304: the BT-126 of the line that this one is a part of. */
  parentId?: string;
  /** Reason for the exemption of this line. */
  exemptionReason?: string;
  exemptionCode?: string;
  /** The preceding invoice of this line. */
  invoiceNumber?: string;
  invoiceDate?: string;
};
