import { isBuildingTrade } from '#documents/law/building-trade.ts';
import { depositNature } from '#documents/law/deposit-nature.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { Quote } from '#documents/model/fields/quote.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { requireCents, requirePercent, ZERO } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { isTravelBilled } from './billed-travel.ts';

/** The mentions of an offer; empty for other kinds. */
export function quoteMentions(context: MentionContext): Mention[] {
  if (!context.kind.hasValidity) return [];
  return [
    ...quoteHeading(context.draft),
    ...termMentions(context),
    ...depositMention(context.draft),
    ...acceptanceMentions(context.draft),
  ];
}

function quoteHeading({ subtype, references: { quote } }: Draft): Mention[] {
  if (!quote?.number || subtype === 'standard') return [];
  const date = quote.issueDate ? ` du ${formatShortDate(quote.issueDate)}` : '';
  const text =
    subtype === 'amendment'
      ? `Modifie le devis n° ${quote.number}${date}, dont les autres dispositions restent inchangées`
      : `Commande faisant suite au devis n° ${quote.number}${date}`;
  return [{ id: 'quote-origin', text, place: 'heading', field: 'references.quote' }];
}

/** « Label : value », printed as a list (arrêté du 24/01/2017; C. conso. L111-1). */
function termMentions({ draft, totals }: MentionContext): Mention[] {
  const quote = draft.quote;
  const amount = (decimal: string) => formatAmount(requireCents(decimal), draft.currency);
  const tax = taxWord(draft);
  const terms: [string, string, string | undefined][] = [
    ['quote-cost', 'Devis', describeCost(draft, amount)],
    ['quote-start', 'Début', quote?.startDate && formatShortDate(quote.startDate)],
    ['quote-duration', 'Délai', quote?.duration],
    [
      'quote-travel',
      'Frais de déplacement',
      quote?.travelCost &&
        describeTravel(draft, quote.travelCost, `${amount(quote.travelCost)}${tax}`),
    ],
    ['quote-hourly', 'Taux horaire', quote?.hourlyRate && `${amount(quote.hourlyRate)}${tax}`],
    ['quote-parts', 'Pièces remplacées', describeParts(quote)],
    ['quote-schedule', 'Échéancier', describeSchedule(draft, totals.quote?.scheduleAmounts ?? [])],
    ['quote-waste', 'Déchets du chantier', describeWaste(draft, amount)],
  ];
  return terms.flatMap(([id, label, value]): Mention[] =>
    value
      ? [{ id, text: `${label} : ${value}`, place: 'terms', field: FIELDS[id] ?? 'quote' }]
      : [],
  );
}

type Format = (decimal: string) => string;

function taxWord({ vatRegime, priceMode }: Draft): string {
  if (!chargesVat(vatRegime)) return '';
  return priceMode === 'gross' ? ' TTC' : ' HT';
}

/** « aucuns », since an unannounced cost is not due; else whether the total includes it. */
function describeTravel(draft: Draft, travelCost: string, price: string): string {
  if (travelCost === '0') return 'aucuns';
  const place = isTravelBilled(draft) ? 'compris dans le' : 'en sus du';
  return `${price}, ${place} montant du devis`;
}

/** Free by default; an order or an amendment only states a price. */
function describeCost({ quote, vatRegime, subtype }: Draft, amount: Format): string {
  if (!quote || quote.cost === 'free') return subtype === 'standard' ? 'gratuit' : '';
  const tax = chargesVat(vatRegime) ? ' TTC' : '';
  const deducted = quote.cost.isDeductible ? ', déduits du prix en cas de commande' : '';
  return `payant, ${amount(quote.cost.amount)}${tax}${deducted}`;
}

function describeParts(quote: Quote | undefined): string | undefined {
  if (quote?.keepsParts === undefined) return undefined;
  return quote.keepsParts
    ? 'conservées à la disposition du client'
    : 'reprises par le professionnel';
}

function describeSchedule({ quote, currency }: Draft, amounts: readonly number[]): string {
  return (quote?.schedule ?? [])
    .map(({ percent, label, date }, index) => {
      const amount = formatAmount((amounts[index] ?? ZERO) as typeof ZERO, currency);
      const words = [label, date && `le ${formatShortDate(date)}`].filter(Boolean).join(', ');
      return `${formatPercent(requirePercent(percent))} ${words} (${amount})`;
    })
    .join(' ; ');
}

/** Quantity, handling, collection points, cost (C. env. L541-21-2-3; decree 2020-1817). */
function describeWaste({ quote, vatRegime }: Draft, amount: Format): string {
  if (!quote?.waste) return '';
  const { quantity, handling, collectionPoints, cost } = quote.waste;
  const points = collectionPoints.map(({ name, address, facility }) =>
    [name, facility && `(${facility})`, address].filter(Boolean).join(' '),
  );
  const parts = [
    quantity && `${quantity} (estimation)`,
    handling,
    points.length > 0 &&
      `${points.length > 1 ? 'points' : 'point'} de collecte : ${points.join(' ; ')}`,
    cost &&
      (cost === '0' ? 'sans frais' : `coût ${amount(cost)}${chargesVat(vatRegime) ? ' TTC' : ''}`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What either loses who withdraws (C. conso. L214-1; C. civ. 1590). */
function depositMention(draft: Draft): Mention[] {
  const nature = depositNature(draft);
  if (!draft.quote?.deposit || nature === 'unstated') return [];
  return [
    {
      id: 'quote-deposit',
      text: nature === 'earnest' ? EARNEST : DEPOSIT,
      place: 'payment',
      field: 'quote.deposit.nature',
    },
  ];
}

/** Customary words beside the signature; for works, they prove the receipt of the quote. */
function acceptanceMentions(draft: Draft): Mention[] {
  const works: Mention[] = isBuildingTrade(draft)
    ? [{ id: 'received-before-works', text: RECEIVED, place: 'signature', field: 'quote.isWorks' }]
    : [];
  return [
    ...works,
    { id: 'acceptance', text: ACCEPTANCE, place: 'signature', field: 'validUntil' },
  ];
}

const FIELDS: Readonly<Record<string, DraftPath>> = {
  'quote-cost': 'quote.cost',
  'quote-start': 'quote.startDate',
  'quote-duration': 'quote.duration',
  'quote-travel': 'quote.travelCost',
  'quote-hourly': 'quote.hourlyRate',
  'quote-parts': 'quote.keepsParts',
  'quote-schedule': 'quote.schedule',
  'quote-waste': 'quote.waste',
};
export const EARNEST =
  'Arrhes : le client qui renonce les perd, le professionnel qui renonce les rend au double (code de la consommation, article L214-1).';
export const DEPOSIT =
  'Acompte : la commande engage fermement les deux parties, chacune doit réparation si elle y renonce.';
export const RECEIVED = 'Devis reçu avant l’exécution des travaux';
export const ACCEPTANCE = 'Bon pour accord';
