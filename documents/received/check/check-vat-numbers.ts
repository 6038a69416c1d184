import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { findingWhen } from './finding-when.ts';

/** Required (BR-S-02, BR-E-02, BR-AE-02, BR-IC-02, BR-G-02) and forbidden (BR-O-02) numbers. */
export function checkVatNumbers(invoice: TolerantInvoice): ReceivedFinding[] {
  const { vatBreakdown = [], seller = {}, buyer = {}, taxRepresentative } = invoice;
  const categories = new Set(vatBreakdown.map(({ category }) => category));
  const sellerVat = seller.vatNumber ?? taxRepresentative?.vatNumber;
  const hasSellerNumber = Boolean(sellerVat ?? seller.taxNumber);
  const isReversed = categories.has('AE') || categories.has('K');
  const hasBuyerNumber = Boolean(
    buyer.vatNumber ?? (categories.has('K') ? undefined : buyer.siren),
  );
  return [
    ...findingWhen(categories.has('S') && !hasSellerNumber, {
      code: 'BR-S-02',
      severity: 'error',
      text: 'La facture compte de la TVA sans le numéro de TVA du vendeur.',
      action: 'Demandez ce numéro à l’émetteur : sans lui, la TVA n’est pas déductible.',
      term: 'BT-31',
    }),
    ...findingWhen((isReversed || categories.has('G')) && !hasSellerNumber, {
      code: 'BR-AE-02',
      severity: 'error',
      text: 'La facture est sans TVA pour cause d’échange ou d’autoliquidation, sans le numéro de TVA du vendeur.',
      action: 'Demandez ce numéro à l’émetteur.',
      term: 'BT-31',
    }),
    ...findingWhen(isReversed && !hasBuyerNumber, {
      code: categories.has('K') ? 'BR-IC-02' : 'BR-AE-02',
      severity: 'error',
      text: 'La TVA est à la charge du client, dont le numéro de TVA manque.',
      action: 'Si c’est vous, donnez-le à l’émetteur et déclarez cette TVA.',
      term: 'BT-48',
    }),
    ...findingWhen(categories.has('O') && Boolean(seller.vatNumber ?? buyer.vatNumber), {
      code: 'BR-O-02',
      severity: 'info',
      text: 'La facture est hors du champ de la TVA et donne pourtant un numéro de TVA.',
      action: 'Rien à faire : c’est à l’émetteur de corriger son logiciel.',
      term: 'BT-31',
    }),
  ];
}
