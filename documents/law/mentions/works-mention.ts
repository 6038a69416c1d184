import type { Mention } from '#documents/law/mention.ts';
import {
  ENERGY_RATE,
  hasOtherRates,
  IMPROVEMENT_RATE,
  listWorksRates,
} from '#documents/law/vat/works-rates.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Address } from '#documents/model/parts/address.ts';
import type { Percent } from '#documents/money/amounts.ts';
import { formatPercent } from '#documents/money/format.ts';

/**
 * What the customer certifies so that works in a home are taxed at a reduced rate (CGI 279-0 bis,
 * 278-0 bis A; models I and II of BOI-LETTRE-000280; under 1 000 €, BOI-TVA-LIQ-30-20-90-40 § 90).
 * Each text for the lines of its rate; nothing where no line has one. The Cerfa forms are gone
 * since 2025.
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

/** 5.5 % and 10 % side by side are two texts; else there is one, that of the author's choice. */
function wordCertifications(draft: Draft, { certification, rates }: Certified): string[] {
  if (certification === 'simplified') return [certifySimply(draft, rates)];
  if (rates.length > 1)
    return [certifyEnergy(draft, [ENERGY_RATE]), certifyImprovement(draft, [IMPROVEMENT_RATE])];
  const certify = certification === 'energy' ? certifyEnergy : certifyImprovement;
  return [certify(draft, rates)];
}

function certifyImprovement(draft: Draft, rates: Percent[]): string {
  return `${certify(draft, rates)} (CGI, article 279-0 bis).`;
}

function certifyEnergy(draft: Draft, rates: Percent[]): string {
  return `${certify(draft, rates)} et qu’ils ont la nature de travaux de rénovation énergétique (CGI, article 278-0 bis A).`;
}

function certifySimply(draft: Draft, rates: Percent[]): string {
  const works = draft.subject || 'travaux détaillés ci-dessus';
  const scope = sayScope(draft, rates);
  return `${customer(draft)}, ${place(draft)} : ${works}${scope && ` (travaux${scope})`}, dans un local d’habitation achevé depuis plus de deux ans.`;
}

function certify(draft: Draft, rates: Percent[]): string {
  return `${customer(draft)} certifie, en qualité de preneur, que les travaux${sayScope(draft, rates)} portent sur un logement achevé depuis plus de deux ans situé ${place(draft)}, qu’ils n’ont pas pour effet, sur une période de deux ans, de rendre l’immeuble à l’état neuf ni d’augmenter sa surface de plancher de plus de 10 %`;
}

/** « taxés à 10 % », where other lines are not. */
function sayScope(draft: Draft, rates: Percent[]): string {
  return hasOtherRates(draft, rates) ? ` taxés à ${rates.map(formatPercent).join(' et ')}` : '';
}

function customer({ buyer }: Draft): string {
  return buyer.name || 'Le client';
}

function place({ works, buyer }: Draft): string {
  return works?.address || formatInline(buyer.address);
}

function formatInline({ line1, line2, postalCode, city }: Address): string {
  return [line1, line2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
