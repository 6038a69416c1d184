import { formatSiren } from '#documents/law/identifiers/siren.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { canExpire, subtypeOf } from '#documents/model/kind.ts';
import type { Scene } from '#documents/sheet/scene.ts';

export type Fact = {
  label: string;
  value: string;
  field?: DraftPath | undefined;
  isStrong?: boolean;
  /** Set when it differs from the sheet's. */
  language?: 'fr' | undefined;
};

/** The dates under the title. */
export function dateFacts(scene: Scene): Fact[] {
  const { draft, labels, kind } = scene;
  if (kind.hasRent) return rentDateFacts(scene);
  const { payment } = draft;
  const isPaid = payment.means.includes('paid');
  const facts: Fact[] = [
    {
      label: labels.issueDate[kind.gender],
      value: labels.format.shortDate(draft.issueDate),
      field: 'issueDate',
    },
  ];
  facts.push(...supplyFact(scene));
  if (isPaid && payment.paidOn)
    facts.push({
      label: labels.paidOn,
      value: labels.format.shortDate(payment.paidOn),
      field: 'payment.paidOn',
      isStrong: true,
    });
  else if (draft.dueDate && subtypeOf(kind, draft.subtype).asksPayment)
    facts.push({
      label: labels.dueDate,
      value: labels.format.shortDate(draft.dueDate),
      field: 'dueDate',
      isStrong: true,
    });
  if (draft.validUntil && canExpire(kind, draft.subtype))
    facts.push({
      label: labels.validUntil,
      value: labels.format.shortDate(draft.validUntil),
      field: 'validUntil',
      isStrong: true,
    });
  if (kind.hasReceipt && draft.receipt?.paidOn)
    facts.push({
      label: labels.receipt.paidOn,
      value: labels.format.shortDate(draft.receipt.paidOn),
      field: 'receipt.paidOn',
      isStrong: true,
    });
  return facts.filter((fact) => fact.value !== '');
}

function rentDateFacts({ draft, totals, labels }: Scene): Fact[] {
  const { supply, dueDate } = draft;
  const result = totals.rent?.result ?? 'unpaid';
  const hasPeriod = supply?.start || supply?.end;
  const facts: Fact[] = [
    {
      label: labels.rent.issued[result],
      value: labels.format.shortDate(draft.issueDate),
      field: 'issueDate',
    },
    {
      label: labels.rent.period,
      value: hasPeriod && supply ? labels.format.period(supply) : '',
      field: 'supply.start',
    },
    {
      label: labels.rent.dueOn,
      value: result === 'complete' ? '' : labels.format.shortDate(dueDate),
      field: 'dueDate',
      isStrong: true,
    },
  ];
  return facts.filter((fact) => fact.value !== '');
}

/** The date or period of supply; a rebate has its period in its heading, with the contract. */
function supplyFact({ draft: { supply, operation, subtype }, labels, kind }: Scene): Fact[] {
  const { isCredit, needsPreceding } = subtypeOf(kind, subtype);
  if (isCredit && !needsPreceding) return [];
  const label = labels.supplyDate[operation];
  if (supply?.start || supply?.end)
    return [{ label, value: labels.format.period(supply), field: 'supply.start' }];
  return supply?.date
    ? [{ label, value: labels.format.shortDate(supply.date), field: 'supply.date' }]
    : [];
}

/** References of both parties, printed above the table. */
export function referenceFacts({ draft, labels, mentions, kind }: Scene): Fact[] {
  const { references: refs, buyer } = draft;
  const saidAbove = new Set(
    mentions.filter(({ place }) => place === 'heading').map(({ field }) => field),
  );
  const names = labels.references;
  const withDate = (number: string, date: string | undefined) =>
    date ? labels.dated(number, labels.format.shortDate(date)) : number;
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
    ...(refs.preceding ?? []).map(
      (reference, index): Fact => ({
        label: names.preceding,
        value: withDate(reference.number, reference.issueDate),
        field: `references.preceding[${index}]`,
      }),
    ),
    { label: names.customerCode, value: buyer.customerCode ?? '', field: 'buyer.customerCode' },
    { label: names.place, value: draft.supply?.place ?? '', field: 'supply.place' },
    {
      label: labels.payer,
      value: [draft.payer?.name, draft.payer?.relation].filter(Boolean).join(', '),
      field: 'payer.name',
    },
    {
      // An avoir asks for no payment.
      label: subtypeOf(kind, draft.subtype).isCredit ? names.assignee : names.payee,
      value: draft.payee ? identify(draft.payee) : '',
      field: 'payee.name',
    },
  ];
  return facts.filter((fact) => fact.value !== '' && !isSaid(fact, saidAbove));
}

function identify({ name, siren }: NonNullable<Draft['payee']>): string {
  return siren ? `${name} · SIREN ${formatSiren(siren)}` : name;
}

/** The heading already names these documents. */
function isSaid({ field }: Fact, saidAbove: ReadonlySet<string | undefined>): boolean {
  if (field === 'references.quote' || field === 'references.contract') return saidAbove.has(field);
  return (
    field?.startsWith('references.preceding') === true &&
    (saidAbove.has('references.preceding') || saidAbove.has('prepayments'))
  );
}
