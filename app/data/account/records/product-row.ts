export type Product = {
  id: string;
  description: string;
  reference: string;
  /** A code of UN/ECE Recommendation 20. */
  unit: string;
  /** Decimal strings; the rate is a percentage, null without VAT. */
  unitPrice: string;
  vatRate: string | null;
};

export type ProductRow = {
  id: string;
  description: string;
  reference: string | null;
  unit: string;
  price: string;
  rate: string | null;
};

/** The columns that queries select; decimals come as text. */
export const PRODUCT_COLUMNS =
  'id, description, reference, unit, price:unit_price_excluding_tax::text, rate:vat_rate::text';

export function toProduct({ id, description, reference, unit, price, rate }: ProductRow): Product {
  return {
    ...{ id, description, reference: reference ?? '', unit },
    unitPrice: shorten(price),
    vatRate: rate === null ? null : shorten(rate),
  };
}

export function toProductRow({ id, ...product }: Product) {
  return { id, ...toProductContent(product) };
}

export function toProductContent({
  description,
  reference,
  unit,
  unitPrice,
  vatRate,
}: Omit<Product, 'id'>) {
  return {
    description,
    reference: reference || null,
    unit,
    // PostgreSQL reads decimal strings without loss; the generated types know numbers only.
    unit_price_excluding_tax: unitPrice as unknown as number,
    vat_rate: vatRate as unknown as number | null,
  };
}

/** « 80.000000 » → « 80 » */
function shorten(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
