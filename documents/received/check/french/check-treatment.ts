import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** The note BAR: once, a known value (BR-FR-20, BR-FR-31); « B2B » needs a SIREN (BR-FR-11). */
export function checkTreatment({ notes = [], buyer = {} }: TolerantInvoice): ReceivedFinding[] {
  const treatments = notes.filter(({ subjectCode }) => subjectCode === 'BAR');
  const value = treatments[0]?.content?.trim() ?? '';
  return [
    ...findingWhen(treatments.length > 1 || (value !== '' && !TREATMENTS.has(value)), {
      code: treatments.length > 1 ? 'BR-FR-31' : 'BR-FR-20',
      severity: 'warning',
      text: 'Le traitement demandé à la plateforme n’est pas compréhensible.',
      action: ASK_CORRECTION,
      term: 'BT-22',
    }),
    ...findingWhen(value === 'B2B' && !buyer.siren, {
      code: 'BR-FR-11',
      severity: 'error',
      text: 'Il manque le SIREN du client, obligatoire entre entreprises françaises.',
      action: 'Si c’est vous, donnez-le à l’émetteur et demandez une facture corrigée.',
      term: 'BT-47',
    }),
  ];
}

const TREATMENTS: ReadonlySet<string> = new Set([
  'B2B',
  'B2BINT',
  'B2C',
  'B2CINT',
  'OUTOFSCOPE',
  'ARCHIVEONLY',
]);
