import type { Rent } from '#documents/model/fields/rent.ts';
import { PREMISES } from '#documents/model/premises.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { buildDefinitionList } from '#documents/sheet/blocks/definition-list.ts';
import { addressTexts } from '#documents/sheet/blocks/head/address-lines.ts';
import type { Fact } from '#documents/sheet/blocks/head/facts.ts';
import { buildParagraph, toTranslation } from '#documents/sheet/blocks/paragraph.ts';
import { buildPayment } from '#documents/sheet/blocks/payment/payment-block.ts';
import { buildAmountBox } from '#documents/sheet/blocks/totals/amount-box.ts';
import type { Block } from '#documents/sheet/flow.ts';
import { frenchLabels, type Labels } from '#documents/sheet/labels/labels.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { RentTotals } from '#documents/totals/rent/rent-totals.ts';
import { buildRentPayments, buildRentTable } from './rent-tables.ts';

/** The dwelling, term, amount in words, rent in detail and payments; empty for other kinds. */
export function buildRent(scene: Scene): Block[] {
  const { rent } = scene.draft;
  const totals = scene.totals.rent;
  if (!scene.kind.hasRent || !rent || !totals) return [];
  const facts = buildDefinitionList(scene, listFacts(scene, rent, totals));
  return [
    ...(facts ? [facts] : []),
    buildSum(scene, rent, totals),
    ...(totals.receivedTotal > 0 ? buildDeclaration(scene, rent, totals) : []),
    ...buildRentTable(scene, rent, totals),
    ...buildRentPayments(scene, rent, totals),
    ...(totals.result === 'complete' ? [] : [buildPayment(scene)]),
  ];
}

function buildSum(scene: Scene, rent: Rent, totals: RentTotals): Block {
  const { currency } = scene.draft;
  const amount = totals.result === 'unpaid' ? totals.dueTotal : totals.receivedTotal;
  return buildAmountBox(scene, {
    label: scene.labels.rent.amounts[totals.result],
    figures: scene.labels.format.amount(amount, currency),
    words: rent.amountInWords || scene.labels.format.amountInWords(amount, currency),
    field: totals.result === 'unpaid' ? 'rent.amount' : 'rent.payments',
    wordsField: 'rent.amountInWords',
  });
}

/** First in French, the binding text, then in the document's language. */
function buildDeclaration(scene: Scene, rent: Rent, totals: RentTotals): Block[] {
  const field = 'rent.payments';
  const style = scene.template.body;
  const text = declare(scene, rent, totals);
  if (scene.labels.language === 'fr')
    return [buildParagraph(scene, { text, style, field, spaceBefore: 10 })];
  const french = declare({ ...scene, labels: frenchLabels }, rent, totals);
  return [
    buildParagraph(scene, { text: french, style, field, language: 'fr', spaceBefore: 10 }),
    buildParagraph(scene, { text, style: toTranslation(scene, style), field }),
  ];
}

function declare({ draft, labels }: Scene, rent: Rent, totals: RentTotals): string {
  return labels.rent.declaration({
    hasManyLandlords: rent.otherLandlords.length > 0,
    hasManyTenants: rent.otherTenants.length > 0,
    sum: labels.format.amount(totals.receivedTotal, draft.currency),
    period: labels.rent.ofPeriod(labels.format.longPeriod(draft.supply?.start, draft.supply?.end)),
    hasCharges: rent.charges.mode !== 'none',
    isComplete: totals.result === 'complete',
  });
}

function listFacts({ draft, labels }: Scene, rent: Rent, totals: RentTotals): Fact[] {
  const words = labels.rent;
  return [
    {
      label: PREMISES.has(rent.lease.type) ? words.premises : words.dwelling,
      value: describeDwelling(rent, labels),
      field: 'rent.dwelling.address.line1',
    },
    { label: words.lease, value: describeLease(rent, labels), field: 'rent.lease.type' },
    {
      label: words.landlords,
      value:
        rent.otherLandlords.length > 0
          ? [draft.seller.name, ...rent.otherLandlords].join(', ')
          : '',
      field: 'rent.otherLandlords',
    },
    { label: words.agent, value: describeAgent(rent, labels), field: 'rent.agent.name' },
    {
      label: words.term,
      value: [
        labels.format.longPeriod(draft.supply?.start, draft.supply?.end),
        words.terms[rent.term],
      ]
        .filter(Boolean)
        .join(', '),
      field: 'supply.start',
      isStrong: true,
    },
    { label: words.prorata, value: describeDays(totals, labels), field: 'rent.prorata' },
    {
      label: words.share,
      value: rent.share ? words.shareOf(labels.format.percent(requirePercent(rent.share))) : '',
      field: 'rent.share',
    },
  ];
}

function describeDwelling({ dwelling }: Rent, { rent: words, format }: Labels): string {
  return [
    ...addressTexts(dwelling.address, format),
    dwelling.complement,
    dwelling.lot && words.lot(dwelling.lot),
  ]
    .filter(Boolean)
    .join(', ');
}

function describeLease({ lease }: Rent, { rent: words, format }: Labels): string {
  const type = words.leaseTypes[lease.type];
  const dated = lease.date ? words.leaseDate(type, format.longDate(lease.date)) : type;
  return [dated, lease.reference && words.leaseReference(lease.reference)]
    .filter(Boolean)
    .join(', ');
}

function describeAgent({ agent }: Rent, { rent: words, format }: Labels): string {
  if (!agent?.name) return '';
  return [
    agent.name,
    ...addressTexts(agent.address, format),
    agent.cardNumber && words.agentCard(agent.cardNumber),
  ]
    .filter(Boolean)
    .join(', ');
}

/** « 20 jours sur 31 »; several months are named. */
function describeDays({ prorata }: RentTotals, { rent: words, format, colon }: Labels): string {
  if (!prorata) return '';
  return prorata
    .map(({ month, days, base }) =>
      prorata.length > 1
        ? `${format.month(month)}${colon}${words.days(days, base)}`
        : words.days(days, base),
    )
    .join(' ; ');
}
