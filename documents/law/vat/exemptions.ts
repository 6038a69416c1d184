import type { Exemption } from '#documents/model/fields/line.ts';

/**
 * A reason for not charging VAT that the form offers: its name, BT-121 and BT-120
 * (droit-facturation § 2.3).
 */
export type ExemptionChoice = { label: string; code?: string; reason: string; reference: string };

/**
 * Goods between an overseas department and the rest of the Union, both ways (CGI 294; FAQ
 * impots.gouv, 16/06/2026).
 */
export const OVERSEAS_DELIVERY = 'Exonération de TVA, article 294 du CGI';

/** Goods that never were in France when they changed hands: category O (EN 16931, VATEX list). */
export const DELIVERED_ABROAD =
  'Opération non soumise à la TVA française : biens remis hors de France';

/** The exemptions to choose from, the most frequent first. */
export const EXEMPTIONS: readonly ExemptionChoice[] = [
  {
    label: 'Formation professionnelle',
    code: 'VATEX-FR-CGI261-4',
    reason: 'Exonération de TVA, article 261, 4-4° a du CGI',
    reference: 'CGI, art. 261, 4-4° a',
  },
  {
    label: 'Cours particuliers',
    code: 'VATEX-FR-CGI261-4',
    reason: 'Exonération de TVA, article 261, 4-4° b du CGI',
    reference: 'CGI, art. 261, 4-4° b',
  },
  {
    label: 'Soins médicaux et paramédicaux',
    code: 'VATEX-FR-CGI261-4',
    reason: 'Exonération de TVA, article 261, 4-1° du CGI',
    reference: 'CGI, art. 261, 4-1° ; BOI-TVA-CHAMP-30-10-20-10',
  },
  {
    label: 'Assurance et courtage d’assurance',
    code: 'VATEX-FR-CGI261C-2',
    reason: 'Exonération de TVA, article 261 C, 2° du CGI',
    reference: 'CGI, art. 261 C, 2°',
  },
  {
    label: 'Location d’habitation nue',
    code: 'VATEX-FR-CGI261D-2',
    reason: 'Exonération de TVA, article 261 D, 2° du CGI',
    reference: 'CGI, art. 261 D, 2°',
  },
  {
    label: 'Location d’habitation meublée',
    code: 'VATEX-FR-CGI261D-4',
    reason: 'Exonération de TVA, article 261 D, 4° du CGI',
    reference: 'CGI, art. 261 D, 4°',
  },
  {
    label: 'Association à but non lucratif, services à ses membres',
    code: 'VATEX-FR-CGI261-7',
    reason: 'Exonération de TVA, article 261, 7-1° a du CGI',
    reference: 'CGI, art. 261, 7-1° a',
  },
  {
    label: 'Association à but non lucratif, autres opérations',
    code: 'VATEX-FR-CGI261-7',
    reason: 'Exonération de TVA, article 261, 7-1° b du CGI',
    reference: 'CGI, art. 261, 7-1° b',
  },
  {
    label: 'Biens entre la métropole et un département d’outre-mer',
    reason: OVERSEAS_DELIVERY,
    reference: 'CGI, art. 294',
  },
  {
    label: 'Biens remis hors de France, sans y être passés',
    code: 'VATEX-EU-O',
    reason: DELIVERED_ABROAD,
    reference: 'EN 16931, VATEX-EU-O',
  },
];

/** The texts that a code stands for. Several share one: VATEX-FR-CGI261-4 says no number of 4. */
export function listExemptionsOf(code: string): ExemptionChoice[] {
  return EXEMPTIONS.filter((choice) => choice.code === code);
}

/**
 * What is printed of an exemption: the words of its author, else those of its code where one text
 * alone has it. Empty while nobody has said which text applies.
 */
export function findExemptionReason(exemption: Exemption | undefined): string {
  if (exemption?.reason) return exemption.reason;
  const [choice, another] = listExemptionsOf(exemption?.code ?? '');
  return choice && !another ? choice.reason : '';
}

/** BT-120: what is printed, else that no VAT is charged. */
export function exemptionReason(exemption: Exemption | undefined): string {
  return findExemptionReason(exemption) || FALLBACK_REASON;
}

/**
 * EN 16931 requires a reason even where the author has given none yet (BR-E-10); the rules then say
 * so.
 */
export const FALLBACK_REASON = 'Exonération de TVA';
