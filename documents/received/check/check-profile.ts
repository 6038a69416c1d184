import { REFORM_DATES } from '#documents/law/figures/reform-dates.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { formatLongDate } from '#documents/model/dates/format-date.ts';
import { profileOf } from '#documents/received/profile.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { findingWhen } from './finding-when.ts';
import { isBeforeStrictRules } from './french/strict-rules.ts';

/**
 * Checks the profile: MINIMUM and BASIC WL are not invoices of EN 16931; France accepts BASIC WL in
 * the first year of the reform.
 */
export function checkProfile({
  specificationId,
  issueDate = '',
  lines = [],
  outline = [],
}: TolerantInvoice): ReceivedFinding[] {
  const { name, isFull } = profileOf(specificationId);
  const isTaken = name === 'BASIC WL' && isBeforeStrictRules(issueDate);
  return [
    ...findingWhen(/^urn:ferd:/.test(specificationId ?? ''), {
      code: 'old-format',
      severity: 'warning',
      text: 'Format ancien : ZUGFeRD 1.0 date d’avant la norme européenne et a été remplacé en 2019.',
      action: 'Le contenu reste lisible. Demandez à l’émetteur une facture Factur-X, CII ou UBL.',
      term: 'BT-24',
    }),
    ...findingWhen(isTaken, {
      code: 'poor-profile',
      severity: 'warning',
      text: `Profil ${name} : ce fichier n’a pas les lignes de la facture. Il n’est admis en France que jusqu’au ${LAST_DAY}.`,
      action:
        'Demandez le profil EN 16931 pour les prochaines. Les lignes affichées sont les totaux par taux de TVA.',
      term: 'BT-24',
    }),
    ...findingWhen(!isFull && !isTaken, {
      code: 'poor-profile',
      severity: 'error',
      text: `Profil ${name} : ce fichier n’a pas les lignes de la facture, il ne vaut pas facture électronique en France.`,
      action:
        'Demandez la facture au profil EN 16931. En attendant, les lignes affichées sont les totaux par taux de TVA.',
      term: 'BT-24',
    }),
    ...findingWhen(isFull && lines.length === 0 && outline.length === 0, {
      code: 'BR-16',
      severity: 'error',
      text: 'La facture n’a aucune ligne.',
      action: 'Demandez une facture détaillée à l’émetteur.',
      term: 'BG-25',
    }),
  ];
}

const LAST_DAY = formatLongDate(addDays(REFORM_DATES.others, -1));
