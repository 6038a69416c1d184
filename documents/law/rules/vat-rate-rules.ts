import { isVatexCode } from '#documents/law/identifiers/vatex-code.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isKnownRate, ratesOf } from '#documents/law/vat/rates.ts';
import { territoryOf } from '#documents/law/vat/territories.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Exemption } from '#documents/model/parts/line.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { formatPercent } from '#documents/money/format.ts';
import { findWrongLine } from './find-lines.ts';
import { isBinding } from './when.ts';

/** The rates of a taxed invoice, and the reason of each zero. */
export const vatRateRules: readonly Rule[] = [
  {
    id: 'line-vat-rate',
    label: 'Taux de TVA des lignes',
    purpose: 'Chaque bien ou service porte son taux.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8°',
    severity: 'blocking',
    field: 'lines',
    appliesTo: chargesVat,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) => line.kind === 'item' && line.vatRate === undefined,
        message: 'choisissez le taux de TVA.',
        key: 'vatRate',
      }),
  },
  {
    id: 'line-exemption',
    label: 'Motif des lignes à 0 %',
    purpose: 'Une vente sans TVA cite le texte qui l’en dispense.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-12° ; BR-E-10',
    severity: 'blocking',
    field: 'lines',
    appliesTo: chargesVat,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) =>
          line.kind === 'item' &&
          line.vatRate === '0' &&
          !isReasoned(line.exemption ?? draft.exemption),
        message: 'choisissez le motif d’exonération de TVA.',
        key: 'exemption',
      }),
  },
  {
    id: 'charge-exemption',
    label: 'Motif des frais à 0 %',
    purpose: 'Des frais sans TVA citent le texte qui les en dispense.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-12° ; BR-E-10',
    severity: 'blocking',
    field: 'charges',
    appliesTo: chargesVat,
    check: findUnreasonedCharge,
  },
  {
    id: 'exemption-code',
    label: 'Code du motif d’exonération',
    purpose: 'Le code dit le motif aux logiciels comptables.',
    reference: 'EN 16931, BT-121',
    severity: 'blocking',
    field: 'exemption.code',
    appliesTo: isBinding,
    check: findUnknownCode,
  },
  {
    id: 'vat-rate-known',
    label: 'Taux de TVA en vigueur',
    purpose: 'Un taux qui n’existe pas est presque toujours une faute de frappe.',
    reference: 'CGI, art. 278 à 281 nonies, 296 et 297 ; BR-FR-16',
    severity: 'warning',
    field: 'lines',
    appliesTo: chargesVat,
    check: findUnknownRate,
  },
  {
    id: 'some-vat',
    label: 'TVA facturée',
    purpose: 'Une facture avec TVA porte d’ordinaire au moins une ligne taxée.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-11°',
    severity: 'information',
    field: 'vatRegime',
    appliesTo: (context) => chargesVat(context) && context.totals.lines.length > 0,
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

function chargesVat(context: RuleContext): boolean {
  return isBinding(context) && context.draft.vatRegime === 'normal';
}

function isReasoned(exemption: Exemption | undefined): boolean {
  return Boolean(exemption?.reason || exemption?.code);
}

function findUnreasonedCharge({ draft }: RuleContext): Finding | null {
  if (isReasoned(draft.exemption)) return null;
  const index = draft.charges.findIndex(({ vatRate }) => vatRate === '0');
  if (index < 0 || draft.lines.some((line) => isExemptLine(draft, line))) return null;
  const message = 'Des frais sont à 0 % : choisissez le motif d’exonération, ou leur taux.';
  return { message, field: `charges[${index}].vatRate` };
}

/** A charge at zero follows the reason of an exempt line. */
function isExemptLine(draft: Draft, line: Draft['lines'][number]): boolean {
  return (
    line.kind === 'item' && line.vatRate === '0' && isReasoned(line.exemption ?? draft.exemption)
  );
}

function findUnknownCode({ draft }: RuleContext): Finding | null {
  const message =
    'le code du motif n’est pas dans la liste VATEX, choisissez un motif de la liste.';
  if (isUnknownCode(draft.exemption)) {
    return { message: `Motif d’exonération : ${message}`, field: 'exemption.code' };
  }
  return findWrongLine(draft, {
    isWrong: ({ exemption }) => isUnknownCode(exemption),
    message,
    key: 'exemption.code',
  });
}

function isUnknownCode(exemption: Exemption | undefined): boolean {
  return Boolean(exemption?.code) && !isVatexCode(exemption?.code ?? '');
}

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
