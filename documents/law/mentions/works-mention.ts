import type { Mention } from '#documents/law/mention.ts';
import {
  ENERGY_RATE,
  hasOtherRates,
  IMPROVEMENT_RATE,
  listWorksRates,
} from '#documents/law/vat/works-rates.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Address } from '#documents/model/fields/address.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { formatPercent } from '#documents/money/format.ts';

/**
 * The customer's certification for reduced rates on works in a home (CGI 279-0 bis, 278-0 bis A;
 * models I and II of BOI-LETTRE-000280; under 1 000 €, BOI-TVA-LIQ-30-20-90-40 § 90). One text per
 * rate; empty when no line has such a rate. The Cerfa forms ended in 2025.
 */
export function worksMention(draft: Draft): Mention[] {
  const certification = draft.works?.certification;
  const rates = listWorksRates(draft);
  if (!certification || rates.length === 0) return [];
  return wordCertifications(draft, { certification, rates }).map((text, index) => ({
    id: index === 0 ? 'works-certification' : `works-certification-${index + 1}`,
    text,
    place: 'closing',
    field: 'works',
  }));
}

type Certification = NonNullable<Draft['works']>['certification'];
type Certified = { certification: Certification; rates: Percent[] };

/** The three texts, with blanks for the details of a site. */
export function certificationModels() {
  const blanks = {
    customer: 'Le client',
    place: '[adresse du logement]',
    scope: '',
    works: '[nature des travaux]',
  };
  return {
    improvement: certifyImprovement(blanks),
    energy: certifyEnergy(blanks),
    simplified: certifySimply(blanks),
  };
}

/** One text for each of 5.5 % and 10 % when both are present; else one, as the author chose. */
function wordCertifications(draft: Draft, { certification, rates }: Certified): string[] {
  if (certification === 'simplified') return [certifySimply(wordSite(draft, rates))];
  if (rates.length > 1)
    return [
      certifyEnergy(wordSite(draft, [ENERGY_RATE])),
      certifyImprovement(wordSite(draft, [IMPROVEMENT_RATE])),
    ];
  const certify = certification === 'energy' ? certifyEnergy : certifyImprovement;
  return [certify(wordSite(draft, rates))];
}

type Site = { customer: string; place: string; scope: string; works: string };

function wordSite(draft: Draft, rates: Percent[]): Site {
  return {
    customer: draft.buyer.name || 'Le client',
    place: draft.works?.address || formatInline(draft.buyer.address),
    scope: sayScope(draft, rates),
    works: draft.subject || 'travaux détaillés ci-dessus',
  };
}

function certifyImprovement(site: Site): string {
  return `${certify(site)} (CGI, article 279-0 bis).`;
}

function certifyEnergy(site: Site): string {
  return `${certify(site)} et qu’ils ont la nature de travaux de rénovation énergétique (CGI, article 278-0 bis A).`;
}

function certifySimply({ customer, place, scope, works }: Site): string {
  return `${customer}, ${place} : ${works}${scope && ` (travaux${scope})`}, dans un local d’habitation achevé depuis plus de deux ans.`;
}

function certify({ customer, place, scope }: Site): string {
  return `${customer} certifie, en qualité de preneur, que les travaux${scope} portent sur un logement achevé depuis plus de deux ans situé ${place}, qu’ils n’ont pas pour effet, sur une période de deux ans, de rendre l’immeuble à l’état neuf ni d’augmenter sa surface de plancher de plus de 10 %`;
}

/** « taxés à 10 % », when other lines have other rates. */
function sayScope(draft: Draft, rates: Percent[]): string {
  return hasOtherRates(draft, rates) ? ` taxés à ${rates.map(formatPercent).join(' et ')}` : '';
}

function formatInline({ line1, line2, postalCode, city }: Address): string {
  return [line1, line2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
