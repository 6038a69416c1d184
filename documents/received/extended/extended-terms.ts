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
  /** Every group of payment terms in order, where they say more than BT-20, BT-9 and BT-89. */
  paymentParts?: PaymentPart[];
};

/** A group of payment terms: a day and its sum, a discount or a penalty. */
export type PaymentPart = {
  description?: string;
  dueDate?: string;
  mandateId?: string;
  /** Part of the invoice that is due on that day, and its percentage. */
  partAmount?: string;
  partPercent?: string;
  discount?: PartCondition;
  penalty?: PartCondition;
};

export type PartCondition = {
  percent?: string;
  amount?: string;
  base?: string;
  /** The day from which `period` runs. */
  from?: string;
  period?: string;
  /** UNECE Rec 20 */
  periodUnit?: string;
  until?: string;
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
