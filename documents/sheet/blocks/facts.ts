import { formatPeriod, formatShortDate } from '#documents/model/format-date.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import type { Scene } from '#documents/sheet/scene.ts';

/** A label, its value, and the field behind them. */
export type Fact = { label: string; value: string; field: string; isStrong?: boolean };

/** The dates under the title. */
export function dateFacts({ draft, labels, kind }: Scene): Fact[] {
  const { supply, payment } = draft;
  const isPaid = payment.means.includes('paid');
  const facts: Fact[] = [
    {
      label: labels.issueDate[kind.gender],
      value: formatShortDate(draft.issueDate),
      field: 'issueDate',
    },
  ];
  const supplyLabel = labels.supplyDate[draft.operation];
  if (supply?.start || supply?.end)
    facts.push({ label: supplyLabel, value: formatPeriod(supply), field: 'supply.start' });
  else if (supply?.date)
    facts.push({ label: supplyLabel, value: formatShortDate(supply.date), field: 'supply.date' });
  if (isPaid && payment.paidOn)
    facts.push({
      label: labels.paidOn,
      value: formatShortDate(payment.paidOn),
      field: 'payment.paidOn',
      isStrong: true,
    });
  else if (draft.dueDate && subtypeOf(kind, draft.subtype).asksPayment)
    facts.push({
      label: labels.dueDate,
      value: formatShortDate(draft.dueDate),
      field: 'dueDate',
      isStrong: true,
    });
  if (kind.hasValidity && draft.validUntil)
    facts.push({
      label: labels.validUntil,
      value: formatShortDate(draft.validUntil),
      field: 'validUntil',
      isStrong: true,
    });
  return facts.filter((fact) => fact.value !== '');
}

/** References of both sides, printed one after the other above the table. */
export function referenceFacts({ draft, labels, mentions }: Scene): Fact[] {
  const { references: refs, buyer } = draft;
  const saidAbove = new Set(
    mentions.filter(({ place }) => place === 'heading').map(({ field }) => field),
  );
  const names = labels.references;
  const withDate = (number: string, date: string | undefined) =>
    date ? `${number} du ${formatShortDate(date)}` : number;
  const facts: Fact[] = [
    {
      label: names.purchaseOrder,
      value: refs.purchaseOrder ?? '',
      field: 'references.purchaseOrder',
    },
    {
      label: names.buyerReference,
      value: refs.buyerReference ?? '',
      field: 'references.buyerReference',
    },
    { label: names.contract, value: refs.contract ?? '', field: 'references.contract' },
    { label: names.tender, value: refs.tender ?? '', field: 'references.tender' },
    { label: names.project, value: refs.project ?? '', field: 'references.project' },
    { label: names.salesOrder, value: refs.salesOrder ?? '', field: 'references.salesOrder' },
    {
      label: names.despatchAdvice,
      value: refs.despatchAdvice ?? '',
      field: 'references.despatchAdvice',
    },
    {
      label: names.receivingAdvice,
      value: refs.receivingAdvice ?? '',
      field: 'references.receivingAdvice',
    },
    { label: names.billedObject, value: refs.billedObject ?? '', field: 'references.billedObject' },
    {
      label: names.quote,
      value: refs.quote ? withDate(refs.quote.number, refs.quote.issueDate) : '',
      field: 'references.quote',
    },
    ...(refs.preceding ?? []).map((reference, index) => ({
      label: names.preceding,
      value: withDate(reference.number, reference.issueDate),
      field: `references.preceding[${index}]`,
    })),
    { label: names.customerCode, value: buyer.customerCode ?? '', field: 'buyer.customerCode' },
    { label: names.place, value: draft.supply?.place ?? '', field: 'supply.place' },
    {
      label: labels.payer,
      value: [draft.payer?.name, draft.payer?.relation].filter(Boolean).join(', '),
      field: 'payer.name',
    },
    { label: names.payee, value: draft.payee?.name ?? '', field: 'payee.name' },
  ];
  return facts.filter((fact) => fact.value !== '' && !isSaid(fact, saidAbove));
}

/** A document that the heading already names is not repeated. */
function isSaid({ field }: Fact, saidAbove: ReadonlySet<string>): boolean {
  if (field === 'references.quote') return saidAbove.has(field);
  return (
    field.startsWith('references.preceding') &&
    (saidAbove.has('references.preceding') || saidAbove.has('prepayments'))
  );
}
