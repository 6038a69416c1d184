import { isVatexCode } from '#documents/law/identifiers/vatex-code.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { findWrongLine } from '#documents/law/rules/find-lines.ts';
import { bindsWithVat, isBinding } from '#documents/law/rules/when.ts';
import { categoryOf, OUTSIDE_SCOPE } from '#documents/law/vat/classify-vat.ts';
import { findExemptionReason, listExemptionsOf } from '#documents/law/vat/exemptions.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Exemption } from '#documents/model/fields/line.ts';
import { requires } from './requires.ts';

export const exemptionRules: readonly Rule[] = [
  {
    id: 'exemption',
    label: 'Motif d’exonération',
    purpose: 'Une vente exonérée cite l’article qui la dispense de TVA.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-12°',
    severity: 'blocking',
    field: 'exemption',
    appliesTo: (context) => requires(context, 'exemption'),
    check: ({ draft: { exemption } }) =>
      findExemptionReason(exemption)
        ? null
        : { message: capitalize(askReason(exemption)), field: 'exemption.reason' },
  },
  {
    id: 'line-exemption',
    label: 'Motif des lignes à 0 %',
    purpose: 'Une vente sans TVA cite le texte qui l’en dispense.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-12° ; BR-E-10',
    severity: 'blocking',
    field: 'lines',
    appliesTo: bindsWithVat,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) =>
          line.kind === 'item' &&
          line.vatRate === '0' &&
          !findExemptionReason(line.exemption ?? draft.exemption),
        message: (line) => askReason(line.exemption ?? draft.exemption),
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
    appliesTo: bindsWithVat,
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
    id: 'exemption-scope',
    label: 'Hors du champ de la TVA',
    purpose: 'Ce qui est hors du champ de la TVA française l’est pour toute la facture.',
    reference: 'EN 16931, BR-O-11 à BR-O-14',
    severity: 'blocking',
    field: 'exemption.code',
    appliesTo: isBinding,
    check: findMixedScope,
  },
];

/** A code may stand for several articles, or for one without a wording here. */
function askReason(exemption: Exemption | undefined): string {
  if (!exemption?.code) return 'choisissez le motif d’exonération de TVA.';
  const names = listExemptionsOf(exemption.code).map(({ label }) => label);
  return names.length > 1
    ? `le code ${exemption.code} vaut pour plusieurs textes (${names.join(' ; ')}) : choisissez celui qui s’applique, il sera imprimé.`
    : `le code ${exemption.code} n’est pas imprimé : écrivez l’article qui dispense de TVA.`;
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function findUnreasonedCharge({ draft }: RuleContext): Finding | null {
  if (findExemptionReason(draft.exemption)) return null;
  const index = draft.charges.findIndex(({ vatRate }) => vatRate === '0');
  if (index < 0 || draft.lines.some((line) => isExemptLine(draft, line))) return null;
  const message = 'Des frais sont à 0 % : choisissez le motif d’exonération, ou leur taux.';
  return { message, field: `charges[${index}].vatRate` };
}

/** A charge at zero takes the reason of an exempt line. */
function isExemptLine(draft: Draft, line: Draft['lines'][number]): boolean {
  return (
    line.kind === 'item' &&
    line.vatRate === '0' &&
    findExemptionReason(line.exemption ?? draft.exemption) !== ''
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

/** Category O excludes all others (BR-O-11 to BR-O-14); codes of regimes are no exemption. */
function findMixedScope({ draft }: RuleContext): Finding | null {
  const isOutside = categoryOf(draft) === 'O';
  if (isOfAnotherRegime(draft.exemption) && draft.vatRegime === 'exempt')
    return { message: `Motif d’exonération : ${OF_ANOTHER_REGIME}`, field: 'exemption.code' };
  return findWrongLine(draft, {
    isWrong: ({ exemption }) =>
      exemption?.code !== undefined &&
      ((exemption.code === OUTSIDE_SCOPE) !== isOutside || isOfAnotherRegime(exemption)),
    message: ({ exemption }) =>
      isOfAnotherRegime(exemption)
        ? OF_ANOTHER_REGIME
        : 'le code VATEX-EU-O dit que rien n’est soumis à la TVA française : donnez-le à tout le document, au régime « exonéré », ou à aucune ligne.',
    key: 'exemption.code',
  });
}

/** Intra-Union goods, exports, reverse charge and avoirs net of tax have regimes of their own. */
function isOfAnotherRegime(exemption: Exemption | undefined): boolean {
  return REGIME_CODES.has(exemption?.code ?? '');
}

function isUnknownCode(exemption: Exemption | undefined): boolean {
  return Boolean(exemption?.code) && !isVatexCode(exemption?.code ?? '');
}

const OF_ANOTHER_REGIME = 'ce code est celui d’un autre régime de TVA : choisissez ce régime.';
const REGIME_CODES: ReadonlySet<string> = new Set(
  'VATEX-EU-AE VATEX-FR-AE VATEX-EU-G VATEX-EU-IC VATEX-FR-CNWVAT'.split(' '),
);
