import type { InvoiceLine, InvoicePeriod, LineAdjustment, LineVat } from './invoice-line.ts';

/**
 * An invoice in the semantic model of EN 16931, before any syntax: `to-invoice.ts` makes it from a
 * draft, and a table per syntax (`cii/`, `ubl/`) places each term. Values are texts of the
 * standard: amounts « 1234.50 », dates « YYYY-MM-DD », codes.
 */
export type Invoice = InvoiceReferences & {
  /** BT-23 cadre de facturation */
  processId: string;
  /** BT-24 */
  specificationId: string;
  /** BT-1 */
  number: string;
  /** BT-3 */
  typeCode: string;
  /** BT-2 */
  issueDate: string;
  /** BG-1 */
  notes: InvoiceNote[];
  /** BG-25 */
  lines: InvoiceLine[];
  /** BG-4 */
  seller: InvoiceParty;
  /** BG-7 */
  buyer: InvoiceParty;
  /** BG-11 */
  taxRepresentative?: InvoiceParty;
  /** BG-10 */
  payee?: InvoiceParty;
  /** BG-13, BG-15 */
  deliverTo?: InvoiceParty;
  /** BT-72 */
  deliveryDate?: string;
  /** BG-14 */
  period?: InvoicePeriod;
  /** BT-90 */
  creditorId?: string;
  /** BT-83 */
  paymentReference?: string;
  /** BG-16: one only, since EN 16931 allows a single code (CII-SR-467). */
  paymentMeans?: PaymentInstruction;
  paymentTerms?: PaymentTerms;
  /** BT-5 */
  currency: string;
  /** BT-6, only when it is not BT-5 */
  vatCurrency?: string;
  /** BG-23 */
  vatBreakdown: VatBreakdown[];
  /** BG-20 */
  allowances: InvoiceAdjustment[];
  /** BG-21 */
  charges: InvoiceAdjustment[];
  totals: InvoiceTotals;
  /** BG-3 */
  precedingInvoices: PrecedingInvoice[];
};

/** BG-1: BT-22 and BT-21. */
export type InvoiceNote = { content: string; subjectCode: string };

/** BG-4, BG-7, BG-10, BG-11, BG-13: one shape, each party using a part of it. */
export type InvoiceParty = {
  /** BT-46: the customer's code in the seller's books */
  id?: string;
  /** BT-29, BT-46, BT-71 with scheme 0009 */
  siret?: string;
  /** BT-29 with scheme 0231: the single taxable person */
  vatGroupSiren?: string;
  /** BT-46 with scheme 0224 */
  routingCode?: string;
  /** BT-27, BT-44, BT-59, BT-62, BT-70 */
  name: string;
  /** BT-30, BT-47, BT-61 with scheme 0002 */
  siren?: string;
  /** BT-30, BT-47 with another scheme or none; only read, never written. */
  legalId?: string;
  legalScheme?: string;
  /** BT-28, BT-45 */
  tradeName?: string;
  /** BT-33: only read; ours is in the notes REG and ABL. */
  legalInformation?: string;
  /** BG-6, BG-9; a department beside a person is only read (CII-SR-466 allows one of them). */
  contact?: { name?: string; department?: string; phone?: string; email?: string };
  /** BG-5, BG-8, BG-12, BG-15 */
  address?: InvoiceAddress;
  /** BT-34, BT-49 */
  electronicAddress?: string;
  electronicScheme?: string;
  /** BT-31, BT-48, BT-63 */
  vatNumber?: string;
  /** BT-32 */
  taxNumber?: string;
};

export type InvoiceAddress = {
  postalCode?: string;
  line1?: string;
  line2?: string;
  line3?: string;
  city?: string;
  country: string;
  region?: string;
};

/** BG-20, BG-21: BT-94, 93, 92, 98, 97 (101, 100, 99, 105, 104), of one rate. */
export type InvoiceAdjustment = LineAdjustment & { vat: LineVat };

/** BG-23 */
export type VatBreakdown = {
  /** BT-117 */
  vatAmount: string;
  /** BT-120 */
  reason?: string;
  /** BT-116 */
  taxableAmount: string;
  /** BT-118 */
  category: string;
  /** BT-121 */
  reasonCode?: string;
  /** BT-8 */
  taxPointCode?: string;
  /** BT-119 */
  rate?: string;
};

/** BT-20, BT-9 and BT-89. */
export type PaymentTerms = { description?: string; dueDate?: string; mandateId?: string };

/** BG-16 to BG-19 */
export type PaymentInstruction = {
  /** BT-81 */
  code: string;
  /** BT-82 */
  text?: string;
  /** BG-18: BT-87 and BT-88 */
  card?: { number: string; holder?: string };
  /** BT-91 */
  debtorIban?: string;
  /** BT-84 */
  iban?: string;
  /** BT-85 */
  accountName?: string;
  /** BT-86 */
  bic?: string;
};

export type InvoiceReferences = {
  /** BT-10 */
  buyerReference?: string;
  /** BT-14 */
  salesOrder?: string;
  /** BT-13 */
  purchaseOrder?: string;
  /** BT-12 */
  contract?: string;
  /** BT-17 */
  tender?: string;
  /** BT-18 */
  billedObject?: string;
  /** BT-11 */
  project?: string;
  /** BT-16 */
  despatchAdvice?: string;
  /** BT-15 */
  receivingAdvice?: string;
  /** BT-19 */
  accounting?: string;
  /** BG-24 */
  attachments?: InvoiceAttachment[];
};

/** BG-24: BT-122, BT-123, BT-125. */
export type InvoiceAttachment = {
  id: string;
  name?: string;
  content?: string;
  mediaType?: string;
  filename?: string;
};

/** BG-3: BT-25 and BT-26. */
export type PrecedingInvoice = { number: string; issueDate?: string };

/** BG-22 */
export type InvoiceTotals = {
  /** BT-106 */
  lineNetTotal: string;
  /** BT-108 */
  chargeTotal?: string;
  /** BT-107 */
  allowanceTotal?: string;
  /** BT-109 */
  taxExclusiveTotal: string;
  /** BT-110, in BT-5 */
  vatTotal: string;
  vatTotalCurrency: string;
  /** BT-111, in BT-6 */
  vatTotalInEuros?: string;
  vatAccountingCurrency?: string;
  /** BT-114 */
  roundingAmount?: string;
  /** BT-112 */
  taxInclusiveTotal: string;
  /** BT-113 */
  prepaidTotal?: string;
  /** BT-115 */
  payableAmount: string;
};
