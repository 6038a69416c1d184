import { profileOf } from '#documents/facturx/read/profile.ts';
import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice } from '#documents/facturx/read/tolerant-invoice.ts';
import { findingWhen } from './finding-when.ts';

/** What the file is able to say: MINIMUM and BASIC WL are no invoices of EN 16931 (facturx § 1). */
export function checkProfile({ specificationId, lines = [] }: TolerantInvoice): ReceivedFinding[] {
  const { name, isFull } = profileOf(specificationId);
  return [
    ...findingWhen(/^urn:ferd:/.test(specificationId ?? ''), {
      code: 'old-format',
      severity: 'warning',
      text: 'Format ancien : ZUGFeRD 1.0 date d’avant la norme européenne et a été remplacé en 2019.',
      action: 'Le contenu reste lisible. Demandez à l’émetteur une facture Factur-X, CII ou UBL.',
      term: 'BT-24',
    }),
    ...findingWhen(!isFull, {
      code: 'poor-profile',
      severity: 'error',
      text: `Profil ${name} : ce fichier n’a pas les lignes de la facture, il ne vaut pas facture électronique en France.`,
      action:
        'Demandez la facture au profil EN 16931. En attendant, les lignes affichées sont les totaux par taux de TVA.',
      term: 'BT-24',
    }),
    ...findingWhen(isFull && lines.length === 0, {
      code: 'BR-16',
      severity: 'error',
      text: 'La facture n’a aucune ligne.',
      action: 'Demandez une facture détaillée à l’émetteur.',
      term: 'BG-25',
    }),
  ];
}
