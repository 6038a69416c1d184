import type { Exemption } from '#documents/model/fields/line.ts';

/** A choice of the form: its name, BT-121 and BT-120. */
export type ExemptionChoice = { label: string; code?: string; reason: string; reference: string };

/**
 * Goods between an overseas department and the rest of the Union, in either direction (CGI 294; FAQ
 * impots.gouv, 16/06/2026).
 */
export const OVERSEAS_DELIVERY = 'Exonération de TVA, article 294 du CGI';

/** Goods that were outside France when they changed hands: category O (EN 16931, VATEX list). */
export const DELIVERED_ABROAD =
  'Opération non soumise à la TVA française : biens remis hors de France';

/** Most frequent first. */
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

/** Several exemptions may share a code: VATEX-FR-CGI261-4 covers every number of 4. */
export function listExemptionsOf(code: string): ExemptionChoice[] {
  return EXEMPTIONS.filter((choice) => choice.code === code);
}

/** The author's words, else those of a code with a single text; empty until the text is known. */
export function findExemptionReason(exemption: Exemption | undefined): string {
  if (exemption?.reason) return exemption.reason;
  const [choice, another] = listExemptionsOf(exemption?.code ?? '');
  return choice && !another ? choice.reason : '';
}

/** BT-120: the printed reason, or a fallback. */
export function exemptionReason(exemption: Exemption | undefined): string {
  return findExemptionReason(exemption) || FALLBACK_REASON;
}

/** EN 16931 requires a reason even before the author gives one (BR-E-10); a rule reports it. */
export const FALLBACK_REASON = 'Exonération de TVA';
