import type { Mention } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Address } from '#documents/model/parts/address.ts';

/**
 * What the customer certifies so that works in a home are taxed at a reduced rate (CGI 279-0 bis,
 * 278-0 bis A; models I and II of BOI-LETTRE-000280; under 1 000 €, BOI-TVA-LIQ-30-20-90-40 § 90).
 * The Cerfa forms are gone since 2025.
 */
export function worksMention(draft: Draft): Mention[] {
  if (!draft.works) return [];
  return [
    {
      id: 'works-certification',
      text: WORDINGS[draft.works.certification](draft),
      place: 'closing',
      field: 'works',
    },
  ];
}

const WORDINGS = {
  improvement: (draft: Draft) => `${certify(draft)} (CGI, article 279-0 bis).`,
  energy: (draft: Draft) =>
    `${certify(draft)} et qu’ils ont la nature de travaux de rénovation énergétique (CGI, article 278-0 bis A).`,
  simplified: (draft: Draft) =>
    `${customer(draft)}, ${place(draft)} : ${draft.subject || 'travaux détaillés ci-dessus'}, dans un local d’habitation achevé depuis plus de deux ans.`,
} as const;

function certify(draft: Draft): string {
  return `${customer(draft)} certifie, en qualité de preneur, que les travaux portent sur un logement achevé depuis plus de deux ans situé ${place(draft)}, qu’ils n’ont pas pour effet, sur une période de deux ans, de rendre l’immeuble à l’état neuf ni d’augmenter sa surface de plancher de plus de 10 %`;
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
