/** BG-25 */
export type InvoiceLine = {
  /** BT-126 */
  id: string;
  /** BT-127 */
  note?: string;
  /** BT-157 with scheme 0160 */
  gtin?: string;
  /** BT-155 */
  sellerItemId?: string;
  /** BT-156 */
  buyerItemId?: string;
  /** BT-153 */
  name: string;
  /** BT-154 */
  description?: string;
  /** BG-32: BT-160 and BT-161 */
  attributes?: { name: string; value: string }[];
  /** BT-159 */
  originCountry?: string;
  /** BT-132 */
  orderLine?: string;
  /** BT-128 */
  billedObject?: string;
  /** BT-146 */
  netPrice: string;
  /** BT-149: the quantity that BT-146 is the price of; 1 when absent */
  priceBaseQuantity?: string;
  /** BT-129 */
  quantity: string;
  /** BT-130, BT-150 */
  unit: string;
  /** BT-151, BT-152 */
  vat: LineVat;
  /** BG-26 */
  period?: InvoicePeriod;
  /** BG-27 */
  allowances?: LineAdjustment[];
  /** BG-28 */
  charges?: LineAdjustment[];
  /** BT-131 */
  lineNetAmount: string;
  /** BT-133 */
  accountingReference?: string;
};

/** BT-151 and BT-152, BT-95 and BT-96, BT-102 and BT-103. No rate in category O. */
export type LineVat = { category: string; rate?: string };

/** BG-14, BG-26 */
export type InvoicePeriod = { start?: string; end?: string };

/** BG-27, BG-28: BT-138, 137, 136, 140, 139 (143, 142, 141, 145, 144). */
export type LineAdjustment = {
  percent?: string;
  baseAmount?: string;
  amount: string;
  reasonCode?: string;
  reason?: string;
};
