import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { findWrongLine } from '#documents/law/rules/find-lines.ts';
import { bindsWithRates, bindsWithVat, isInvoice } from '#documents/law/rules/when.ts';
import { isDistanceSale } from '#documents/law/vat/distance-sale.ts';
import { isAdmittedRate, isFormerRate, isKnownRate, ratesOf } from '#documents/law/vat/rates.ts';
import { type Territory, territoryOf } from '#documents/law/vat/territories.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type KindTraits, subtypeOf } from '#documents/model/kind.ts';
import { formatPercent } from '#documents/money/format.ts';
import { findRate } from './find-rate.ts';
import { proposeRegime } from './propose-regime.ts';

export const vatRateRules: readonly Rule[] = [
  {
    id: 'line-vat-rate',
    label: 'Taux de TVA des lignes',
    purpose: 'Chaque bien ou service porte son taux.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8°',
    severity: 'blocking',
    field: 'lines',
    appliesTo: bindsWithRates,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) => line.kind === 'item' && line.vatRate === undefined,
        message: 'choisissez le taux de TVA.',
        key: 'vatRate',
      }),
  },
  {
    id: 'vat-rate-known',
    label: 'Taux de TVA en vigueur',
    purpose: 'Un taux qui n’existe pas est presque toujours une faute de frappe.',
    reference: 'CGI, art. 278 à 281 nonies, 296 et 297 ; BR-FR-16',
    severity: 'warning',
    field: 'lines',
    appliesTo: bindsWithVat,
    check: findUnknownRate,
  },
  {
    id: 'vat-rate-territory',
    label: 'Taux du territoire',
    purpose:
      'La métropole, la Corse et l’outre-mer ont chacun leurs taux ; la Guyane et Mayotte n’en ont pas.',
    reference: 'CGI, art. 278, 294, 296 et 297',
    severity: 'warning',
    field: 'lines',
    appliesTo: (context) => bindsWithVat(context) && placesOf(context.draft).length > 0,
    check: findForeignRate,
  },
  {
    id: 'some-vat',
    label: 'TVA facturée',
    purpose: 'Une facture avec TVA porte d’ordinaire au moins une ligne taxée.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-11°',
    severity: 'information',
    field: 'vatRegime',
    appliesTo: (context) => bindsWithVat(context) && context.totals.lines.length > 0,
    check: ({ totals }) =>
      totals.vatBreakdown.some(({ rate }) => rate > 0)
        ? null
        : {
            message:
              'Aucune ligne n’est taxée : choisissez plutôt le régime qui explique pourquoi.',
            field: 'vatRegime',
          },
  },
];

function findUnknownRate(context: RuleContext): Finding | null {
  const { draft, kind, today } = context;
  const date = draft.issueDate || today;
  const usual = ratesOf(territoryOf(draft.seller.address), date).map(formatPercent).join(', ');
  const days = supplyDaysOf(draft, date);
  const keepsRate = isOfEarlierYear(draft, kind);
  const unknown = `ce taux n’existe pas${usual && `, les taux usuels sont ${usual}`}.`;
  const mayBeForeign = isDistanceSale(draft);
  const found = findRate(draft, {
    isWrong: (rate) =>
      !days.some((day) => isKnownRate(rate, day)) && !(keepsRate && isFormerRate(rate)),
    message: `${mayBeForeign ? FOREIGN : unknown}${sayRefused(context)}`,
  });
  return found && mayBeForeign ? { ...found, ...proposeRegime('one-stop-shop', context) } : found;
}

/** The official rules refuse an e-invoice with another rate. */
function sayRefused({ totals, ...context }: RuleContext): string {
  const isRefused = totals.vatBreakdown.some(({ rate }) => !isAdmittedRate(rate));
  return isRefused && isInvoice({ totals, ...context }) ? REFUSED : '';
}

function findForeignRate({ draft, today }: RuleContext): Finding | null {
  const date = draft.issueDate || today;
  const places = placesOf(draft);
  const days = supplyDaysOf(draft, date);
  const admitted = places.flatMap((place) => days.flatMap((day) => ratesOf(place, day)));
  const usual = places.map((place) => sayRates(place, date)).filter(Boolean);
  return findRate(draft, {
    isWrong: (rate) => rate > 0 && isKnownRate(rate, date) && !admitted.includes(rate),
    message:
      usual.length > 0
        ? `ce taux n’est pas celui du lieu de la vente : ${usual.join(' ; ')}.`
        : NO_VAT,
  });
}

/** A sale has the rate of its delivery (CGI 269, 1), which may come before its invoice. */
function supplyDaysOf({ supply, lines, references }: Draft, issueDate: string): string[] {
  const periods = lines.flatMap((line) => ('period' in line && line.period ? [line.period] : []));
  const days = [supply, ...periods].flatMap((period) => [period?.start, period?.end]);
  const origins = (references.preceding ?? []).map((origin) => origin.issueDate);
  return [issueDate, supply?.date, ...days, ...origins].filter((day) => day !== undefined);
}

/** An avoir or a corrective invoice keeps the rate of its origin (CGI 272, 1; 289, I-5). */
function isOfEarlierYear({ subtype, issueDate, references }: Draft, kind: KindTraits): boolean {
  if (!subtypeOf(kind, subtype).isCredit && subtype !== 'corrective') return false;
  const origins = references.preceding ?? [];
  return origins.some((origin) => (origin.issueDate ?? '9999') < issueDate.slice(0, 4));
}

function placesOf({ seller, buyer, deliveryAddress }: Draft): Territory[] {
  const places = [seller.address, buyer.address, deliveryAddress]
    .filter((address) => address !== undefined)
    .filter(({ country, postalCode }) => country !== 'FR' || postalCode !== '')
    .map(territoryOf);
  return [...new Set(places)].filter((place) => NAMES[place] !== undefined);
}

function sayRates(place: Territory, date: string): string {
  const rates = ratesOf(place, date).map(formatPercent).join(', ');
  return rates && `${NAMES[place]}, ${rates}`;
}

const NAMES: Readonly<Partial<Record<Territory, string>>> = {
  mainland: 'métropole',
  corsica: 'Corse',
  'guadeloupe-martinique-reunion': 'Guadeloupe, Martinique et Réunion',
  'guyane-mayotte': 'Guyane et Mayotte',
};
const FOREIGN =
  'ce taux n’est pas français ; si c’est celui du pays du client, choisissez le régime « Vente à distance, guichet unique ».';
const REFUSED = ' Le fichier n’aura pas de XML : la règle BR-FR-16 le refuserait.';
const NO_VAT =
  'la TVA ne s’applique pas en Guyane ni à Mayotte, choisissez le régime « Guyane et Mayotte, sans TVA ».';
