import { formatLongDate, formatLongPeriod, formatMonth } from '#documents/model/format-date.ts';
import type { LeaseType, Rent } from '#documents/model/rent.ts';
import { writeAmountInWords } from '#documents/money/amount-in-words.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { RentTotals } from '#documents/totals/rent-totals.ts';
import { addressLines } from './address-lines.ts';
import { buildAmountBox } from './amount-box.ts';
import { buildDefinitionList } from './definition-list.ts';
import type { Fact } from './facts.ts';
import { buildParagraph } from './paragraph.ts';
import { buildPayment } from './payment-block.ts';
import { buildRentPayments, buildRentTable } from './rent-tables.ts';

/** The dwelling, the term, the sum in words, the detail of the rent and what was received. Nothing for another kind. */
export function buildRent(scene: Scene): Block[] {
  const { rent } = scene.draft;
  const totals = scene.totals.rent;
  if (!scene.kind.hasRent || !rent || !totals) return [];
  const facts = buildDefinitionList(scene, listFacts(scene, rent, totals));
  return [
    ...(facts ? [facts] : []),
    buildSum(scene, rent, totals),
    ...(totals.receivedTotal > 0 ? [buildDeclaration(scene, rent, totals)] : []),
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
    figures: formatAmount(amount, currency),
    words: rent.amountInWords || writeAmountInWords(amount, currency),
    field: totals.result === 'unpaid' ? 'rent.amount' : 'rent.payments',
    wordsField: 'rent.amountInWords',
  });
}

function buildDeclaration(scene: Scene, rent: Rent, totals: RentTotals): Block {
  const { draft, labels, template } = scene;
  const text = labels.rent.declaration({
    hasManyLandlords: rent.otherLandlords.length > 0,
    hasManyTenants: rent.otherTenants.length > 0,
    sum: formatAmount(totals.receivedTotal, draft.currency),
    period: periodPhrase(draft.supply),
    hasCharges: rent.charges.mode !== 'none',
    isComplete: totals.result === 'complete',
  });
  return buildParagraph(scene, {
    text,
    style: template.body,
    field: 'rent.payments',
    spaceBefore: 10,
  });
}

/** « du mois d’octobre 2026 », « de la période du 12 au 31 octobre 2026 » */
function periodPhrase(supply: Scene['draft']['supply']): string {
  const period = formatLongPeriod(supply?.start, supply?.end);
  if (period === '') return 'de la période';
  if (/^(du|le) /.test(period)) return `de la période ${period}`;
  return `du mois ${/^[aeiou]/.test(period) ? 'd’' : 'de '}${period}`;
}

function listFacts({ draft, labels }: Scene, rent: Rent, totals: RentTotals): Fact[] {
  const words = labels.rent;
  return [
    {
      label: PREMISES.has(rent.lease.type) ? words.premises : words.dwelling,
      value: describeDwelling(rent, words),
      field: 'rent.dwelling.address.line1',
    },
    { label: words.lease, value: describeLease(rent, words), field: 'rent.lease.type' },
    {
      label: words.landlords,
      value:
        rent.otherLandlords.length > 0
          ? [draft.seller.name, ...rent.otherLandlords].join(', ')
          : '',
      field: 'rent.otherLandlords',
    },
    { label: words.agent, value: describeAgent(rent, words), field: 'rent.agent.name' },
    {
      label: words.term,
      value: [formatLongPeriod(draft.supply?.start, draft.supply?.end), words.terms[rent.term]]
        .filter(Boolean)
        .join(', '),
      field: 'supply.start',
      isStrong: true,
    },
    { label: words.prorata, value: describeDays(totals, words), field: 'rent.prorata' },
    {
      label: words.share,
      value: rent.share ? words.shareOf(formatPercent(requirePercent(rent.share))) : '',
      field: 'rent.share',
    },
  ];
}

type Words = Scene['labels']['rent'];

function describeDwelling({ dwelling }: Rent, words: Words): string {
  return [
    ...addressLines(dwelling.address, '').map(({ text }) => text),
    dwelling.complement,
    dwelling.lot && words.lot(dwelling.lot),
  ]
    .filter(Boolean)
    .join(', ');
}

function describeLease({ lease }: Rent, words: Words): string {
  const type = words.leaseTypes[lease.type];
  const dated = lease.date ? words.leaseDate(type, formatLongDate(lease.date)) : type;
  return [dated, lease.reference && words.leaseReference(lease.reference)]
    .filter(Boolean)
    .join(', ');
}

function describeAgent({ agent }: Rent, words: Words): string {
  if (!agent?.name) return '';
  return [
    agent.name,
    ...addressLines(agent.address, '').map(({ text }) => text),
    agent.cardNumber && words.agentCard(agent.cardNumber),
  ]
    .filter(Boolean)
    .join(', ');
}

/** « 20 jours sur 31 »; several months are named. */
function describeDays({ prorata }: RentTotals, words: Words): string {
  if (!prorata) return '';
  return prorata
    .map(({ month, days, base }) =>
      prorata.length > 1
        ? `${formatMonth(month)} : ${words.days(days, base)}`
        : words.days(days, base),
    )
    .join(' ; ');
}

const PREMISES: ReadonlySet<LeaseType> = new Set(['parking', 'professional', 'commercial']);
