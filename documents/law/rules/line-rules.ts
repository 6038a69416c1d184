import { isCountryCode } from '#documents/law/identifiers/country-code.ts';
import { isUnitCode } from '#documents/law/identifiers/unit-code.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isOptional, isPriced } from '#documents/model/is-priced.ts';
import { requireUnitPrice } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import { findWrongLine } from './find-lines.ts';
import { always, isBinding } from './when.ts';

export const lineRules: readonly Rule[] = [
  {
    id: 'lines',
    label: 'Lignes',
    purpose: 'Le détail dit ce qui est vendu et à quel prix.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8° ; BR-16',
    severity: 'blocking',
    field: 'lines',
    appliesTo: always,
    check: ({ draft }) =>
      draft.lines.some(isPriced)
        ? null
        : { message: 'Ajoutez au moins une ligne avec un prix.', field: 'lines' },
  },
  {
    id: 'line-options',
    label: 'Options et variantes',
    purpose: 'Une option se propose sur un devis ; une fois choisie, elle devient une ligne.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'lines',
    appliesTo: ({ draft, kind }) => !kind.hasOptions && draft.lines.some(isOptional),
    check: ({ draft }) => {
      const index = draft.lines.findIndex(isOptional);
      return {
        message: `Ligne ${index + 1} : une option ne se propose que sur un devis, faites-en un article ou retirez-la.`,
        field: `lines[${index}].kind`,
      };
    },
  },
  {
    id: 'line-name',
    label: 'Désignation des lignes',
    purpose: 'Une dénomination précise permet de vérifier ce qui est facturé.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'lines',
    appliesTo: always,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) => line.name === '',
        message: 'nommez précisément le bien ou la prestation.',
        key: 'name',
      }),
  },
  {
    id: 'line-quantity',
    label: 'Quantité des lignes',
    purpose: 'La quantité et le prix unitaire expliquent le montant.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'lines',
    appliesTo: isBinding,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) => line.quantity === '0',
        message: 'indiquez une quantité différente de zéro.',
        key: 'quantity',
      }),
  },
  {
    id: 'line-unit',
    label: 'Unité des lignes',
    purpose: 'L’unité se transmet par un code que tous les logiciels lisent.',
    reference: 'EN 16931, BT-130 ; UN/ECE, recommandation 20',
    severity: 'blocking',
    field: 'lines',
    appliesTo: isBinding,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: (line) => !isUnitCode(line.unit),
        message: 'choisissez une unité de la liste ; un libellé libre peut s’y ajouter.',
        key: 'unit',
      }),
  },
  {
    id: 'line-discount',
    label: 'Remise et éco-participation des lignes',
    purpose: 'Une remise ne peut dépasser ce qu’elle réduit, ni réduire l’éco-participation.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-9° ; C. env., art. L541-10-20',
    severity: 'blocking',
    field: 'lines',
    appliesTo: always,
    check: (context) => findExcessiveEco(context) ?? findExcessiveDiscount(context),
  },
  {
    id: 'line-period',
    label: 'Période des lignes',
    purpose: 'Une période finit après avoir commencé.',
    reference: 'EN 16931, BR-30',
    severity: 'blocking',
    field: 'lines',
    appliesTo: isBinding,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: ({ period }) => Boolean(period?.start && period.end && period.end < period.start),
        message: 'la fin de la période précède son début, corrigez l’une des deux dates.',
        key: 'period',
      }),
  },
  {
    id: 'line-attributes',
    label: 'Caractéristiques des lignes',
    purpose: 'Une caractéristique se lit avec son nom et sa valeur.',
    reference: 'EN 16931, BR-54',
    severity: 'blocking',
    field: 'lines',
    appliesTo: isBinding,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: ({ attributes }) =>
          attributes?.some(({ name, value }) => name === '' || value === '') ?? false,
        message: 'donnez un nom et une valeur à chaque caractéristique.',
        key: 'attributes',
      }),
  },
  {
    id: 'line-origin-country',
    label: 'Pays d’origine des lignes',
    purpose: 'L’origine des biens sert à la douane.',
    reference: 'EN 16931, BT-159',
    severity: 'blocking',
    field: 'lines',
    appliesTo: isBinding,
    check: ({ draft }) =>
      findWrongLine(draft, {
        isWrong: ({ originCountry }) =>
          originCountry !== undefined && !isCountryCode(originCountry),
        message: 'choisissez un pays d’origine de la liste.',
        key: 'originCountry',
      }),
  },
];

function findExcessiveEco({ draft }: RuleContext): Finding | null {
  return findWrongLine(draft, {
    isWrong: ({ ecoContribution = '0', unitPrice }) =>
      requireUnitPrice(ecoContribution) > requireUnitPrice(unitPrice),
    message: 'l’éco-participation dépasse le prix, corrigez l’un des deux.',
    key: 'ecoContribution',
  });
}

/** Only an amount can exceed its base, a percentage never does. */
function findExcessiveDiscount({ draft, totals }: RuleContext): Finding | null {
  const wrong = new Set(
    totals.lines
      .filter(({ line, typedGrossAmount, typedDiscountAmount }) =>
        line.discount && 'amount' in line.discount
          ? typedDiscountAmount >
            Math.max(0, typedGrossAmount - ecoContributionOf(line, currencyUnit(draft.currency)))
          : false,
      )
      .map(({ line }) => line),
  );
  if (wrong.size === 0) return null;
  return findWrongLine(draft, {
    isWrong: (line) => wrong.has(line),
    message: 'réduisez la remise, elle dépasse le montant de la ligne (hors éco-participation).',
    key: 'discount',
  });
}
