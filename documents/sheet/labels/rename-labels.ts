import type { Style } from '#documents/model/fields/style.ts';
import type { Labels, PriceKind } from './labels.ts';

/** The labels with the author's own names. The parts the law reads stay: HT or TTC, and TVA. */
export function renameLabels(labels: Labels, names: Style['labels']): Labels {
  if (!names) return labels;
  const { columns, totals } = labels;
  const everywhere = <Key extends string>(record: Record<Key, string>, name: string | undefined) =>
    name ? mapRecord(record, () => name) : record;
  const priced = (record: Record<PriceKind, string>, name: string | undefined) =>
    name ? mapRecord(record, (label, kind) => sayTax(name, kind, labels) ?? label) : record;
  return {
    ...labels,
    columns: {
      name: names.name || columns.name,
      reference: names.reference || columns.reference,
      date: names.date || columns.date,
      quantity: names.quantity || columns.quantity,
      unit: names.unit || columns.unit,
      price: priced(columns.price, names.unitPrice),
      discount: names.discount || columns.discount,
      vat: names.vatRate ? sayVat(names.vatRate, labels) : columns.vat,
      total: priced(columns.total, names.lineTotal),
    },
    addressee: mapRecord(labels.addressee, (words) => everywhere(words, names.addressee)),
    supplyDate: everywhere(labels.supplyDate, names.supply),
    dueDate: names.dueDate || labels.dueDate,
    totals: { ...totals, final: everywhere(totals.final, names.finalAmount) },
  };
}

/**
 * A unit price excludes tax unless stated otherwise (CGI ann. II, 242 nonies A, I-8°). Null when
 * the name says the contrary.
 */
function sayTax(name: string, kind: PriceKind, { taxWords }: Labels): string | null {
  const word = taxWords[kind];
  if (word === '' || TAX_WORDS[kind].test(name)) return name;
  return TAX_WORDS[kind === 'net' ? 'gross' : 'net'].test(name) ? null : `${name} ${word}`;
}

function sayVat(name: string, { columns }: Labels): string {
  return /\b(TVA|VAT)\b/i.test(name) ? name : `${name} ${columns.vat}`;
}

function mapRecord<Key extends string, Value>(
  record: Record<Key, Value>,
  change: (value: Value, key: Key) => Value,
): Record<Key, Value> {
  // The keys are those of the record.
  const entries = Object.entries(record) as [Key, Value][];
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Record<
    Key,
    Value
  >;
}

const TAX_WORDS: Readonly<Record<PriceKind, RegExp>> = {
  net: /\b(HT|hors taxes?|excl|net)\b/i,
  gross: /\b(TTC|toutes taxes|incl|gross)\b/i,
  untaxed: /^/,
};
