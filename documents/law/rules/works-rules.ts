import { isBuildingTrade } from '#documents/law/building-trade.ts';
import type { Finding, Proposal, Rule, RuleContext } from '#documents/law/rule.ts';
import { SIMPLIFIED_WORKS_LIMIT } from '#documents/law/thresholds.ts';
import {
  commonWorksRate,
  ENERGY_RATE,
  IMPROVEMENT_RATE,
  listWorksRates,
} from '#documents/law/vat/works-rates.ts';
import { namesWorks } from '#documents/law/vat/works-words.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { isBinding } from './when.ts';

/** Before that day the customer gave a form, 1300-SD or 1301-SD (LF 2025, art. 41). */
const CERTIFICATION_START = '2025-02-16';

export const worksRules: readonly Rule[] = [
  {
    id: 'works-certification',
    label: 'Certification du taux réduit des travaux',
    purpose: 'Le client certifie que son logement ouvre droit au taux réduit.',
    reference: 'CGI, art. 279-0 bis, 278-0 bis A et 296 ; BOI-LETTRE-000280',
    severity: ({ draft }) => (isBuildingTrade(draft) ? 'warning' : 'information'),
    field: 'works',
    from: CERTIFICATION_START,
    appliesTo: (context) =>
      isBinding(context) &&
      listWorksRates(context.draft).length > 0 &&
      (isBuildingTrade(context.draft) || namesWorks(context.draft)),
    check: (context) =>
      context.draft.works
        ? null
        : {
            message: askCertification(context.draft),
            field: 'works',
            proposal: {
              label: 'Ajouter la certification du client',
              changes: certifyAs(fittingCertification(context), context.draft),
            },
          },
  },
  {
    id: 'works-certification-kind',
    label: 'Modèle de la certification',
    purpose:
      'La rénovation énergétique (5,5 %) et l’amélioration (10 %) se certifient différemment.',
    reference: 'BOI-LETTRE-000280 ; BOI-TVA-LIQ-30-20-90-40 § 90',
    severity: 'warning',
    field: 'works.certification',
    from: CERTIFICATION_START,
    appliesTo: (context) => isBinding(context) && context.draft.works !== undefined,
    check: findWrongCertification,
  },
];

function askCertification(draft: Draft): string {
  const rate = commonWorksRate(draft);
  const otherwise = rate ? ` : sans elle, le taux est de ${formatPercent(rate)}.` : '.';
  return isBuildingTrade(draft)
    ? `Ajoutez la certification du client, ici ou sur le devis signé${otherwise}`
    : `Si ce sont des travaux dans un logement de plus de deux ans, ajoutez la certification du client${otherwise}`;
}

function findWrongCertification({ draft, totals }: RuleContext): Finding | null {
  const certification = draft.works?.certification;
  const rates = listWorksRates(draft);
  if (rates.length === 0)
    return advise(
      'Aucune ligne n’est à un taux réduit de travaux : rien n’est imprimé, corrigez le taux ou retirez la certification.',
      { label: 'Retirer la certification', changes: { works: undefined } },
    );
  if (certification === 'simplified' && totals.taxInclusiveTotal >= SIMPLIFIED_WORKS_LIMIT)
    return advise(
      `À partir de ${formatAmount(SIMPLIFIED_WORKS_LIMIT)} TTC, choisissez la certification complète.`,
      {
        label: 'Certification complète',
        changes: certifyAs(fullCertification(rates), draft),
      },
    );
  if (rates.length > 1) return null;
  if (certification === 'improvement' && rates.includes(ENERGY_RATE))
    return advise(
      'Des travaux sont à 5,5 % : choisissez la certification « rénovation énergétique ».',
      { label: 'Rénovation énergétique', changes: certifyAs('energy', draft) },
    );
  if (certification === 'energy' && rates.includes(IMPROVEMENT_RATE))
    return advise('Les travaux sont à 10 % : choisissez la certification « amélioration ».', {
      label: 'Amélioration',
      changes: certifyAs('improvement', draft),
    });
  return null;
}

function advise(message: string, proposal: Proposal): Finding {
  return { message, field: 'works.certification', proposal };
}

type Certification = NonNullable<Draft['works']>['certification'];

function certifyAs(certification: Certification, { works }: Draft): Partial<Draft> {
  return { works: { ...works, certification } };
}

/** Small works have a shorter text; one without prices yet is not known to be small. */
function fittingCertification({ draft, totals }: RuleContext): Certification {
  const total = totals.taxInclusiveTotal;
  return total > 0 && total < SIMPLIFIED_WORKS_LIMIT
    ? 'simplified'
    : fullCertification(listWorksRates(draft));
}

/** With both rates each has its own text, whichever is chosen. */
function fullCertification(rates: readonly Percent[]): Certification {
  return rates.every((rate) => rate === ENERGY_RATE) ? 'energy' : 'improvement';
}
