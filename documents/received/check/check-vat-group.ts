import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type { WrittenDetails } from '#documents/received/written/written-details.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';

/** A VAT group member (scheme 0231) says so (BR-FR-CO-14) and names the payer (BR-FR-CO-15). */
export function checkVatGroup(
  { notes = [], taxRepresentative }: TolerantInvoice,
  { parties }: WrittenDetails,
): ReceivedFinding[] {
  const isMember = parties.some(
    ({ role, ids }) => role === 'seller' && ids.some(({ scheme }) => scheme === '0231'),
  );
  const isSaid = notes.some(
    ({ subjectCode, content }) => subjectCode === 'TXD' && content === 'MEMBRE_ASSUJETTI_UNIQUE',
  );
  return [
    ...findingWhen(isMember && !isSaid, {
      code: 'BR-FR-CO-14',
      severity: 'warning',
      text: 'Le vendeur est membre d’un assujetti unique, et la facture ne l’écrit pas.',
      action: ASK_CORRECTION,
      term: 'BT-22',
    }),
    ...findingWhen(isMember && !taxRepresentative?.vatNumber, {
      code: 'BR-FR-CO-15',
      severity: 'error',
      text: 'Le vendeur est membre d’un assujetti unique, dont le numéro de TVA manque.',
      action: `${ASK_CORRECTION} Sans ce numéro, la TVA peut vous être refusée.`,
      term: 'BT-63',
    }),
  ];
}
