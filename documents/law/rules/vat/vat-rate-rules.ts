import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { findWrongLine } from '#documents/law/rules/find-lines.ts';
import { bindsWithVat } from '#documents/law/rules/when.ts';
import { isKnownRate, ratesOf } from '#documents/law/vat/rates.ts';
import { territoryOf } from '#documents/law/vat/territories.ts';
import type { Draft } from '#documents/model/draft.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { formatPercent } from '#documents/money/format.ts';

/** The rates of a taxed invoice. */
export const vatRateRules: readonly Rule[] = [
  {
    id: 'line-vat-rate',
    label: 'Taux de TVA des lignes',
    purpose: 'Chaque bien ou service porte son taux.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8°',
    severity: 'blocking',
    field: 'lines',
    appliesTo: bindsWithVat,
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

function findUnknownRate({ draft, today }: RuleContext): Finding | null {
  const date = draft.issueDate || today;
  const isUnknown = findUnknownRates(draft, date);
  if (!isUnknown) return null;
  const usual = ratesOf(territoryOf(draft.seller.address), date).map(formatPercent).join(', ');
  const message = `ce taux n’existe pas${usual && `, les taux usuels sont ${usual}`}.`;
  const line = findWrongLine(draft, {
    isWrong: ({ kind, vatRate }) => kind === 'item' && isUnknown(vatRate),
    message,
    key: 'vatRate',
  });
  if (line) return line;
  const index = draft.charges.findIndex(({ vatRate }) => isUnknown(vatRate));
  return { message: `Frais : ${message}`, field: `charges[${index}].vatRate` };
}

/** Each rate is looked up once, however many lines share it; null when all of them exist. */
function findUnknownRates(
  draft: Draft,
  date: string,
): ((rate: string | undefined) => boolean) | null {
  const rates = new Set<string | undefined>(draft.charges.map(({ vatRate }) => vatRate));
  for (const line of draft.lines) {
    if (line.kind === 'item') rates.add(line.vatRate);
  }
  const unknown = new Set(
    [...rates].filter((rate) => rate !== undefined && !isKnownRate(requirePercent(rate), date)),
  );
  return unknown.size === 0 ? null : (rate) => unknown.has(rate);
}
