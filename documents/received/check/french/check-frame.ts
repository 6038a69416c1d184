import { amountOf } from '#documents/received/check/amounts-of.ts';
import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import { readFrame } from '#documents/received/draft/frame.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** Type and amounts against the cadre (BR-FR-CO-08, BR-FR-CO-09), VAT in euros (BR-FR-CO-12). */
export function checkFrenchFrame(invoice: TolerantInvoice): ReceivedFinding[] {
  const { typeCode = '', totals = {}, paymentTerms, currency = 'EUR', vatCurrency } = invoice;
  const { isAfterDeposits, isPaid } = readFrame(invoice);
  const owes = amountOf(totals.payableAmount) !== 0;
  const isSettled = amountOf(totals.prepaidTotal) === amountOf(totals.taxInclusiveTotal) && !owes;
  const isForeign = currency !== 'EUR' && amountOf(totals.vatTotal) !== 0;
  return [
    ...findingWhen(isAfterDeposits && DEPOSIT_TYPES.has(typeCode), {
      code: 'BR-FR-CO-08',
      severity: 'warning',
      text: 'Cette facture d’acompte se dit aussi facture de solde.',
      action: ASK_CORRECTION,
      term: 'BT-23',
    }),
    ...findingWhen(isPaid && !(isSettled && paymentTerms?.dueDate), {
      code: 'BR-FR-CO-09',
      severity: owes ? 'error' : 'warning',
      text: owes
        ? 'La facture se dit déjà payée, mais demande encore un paiement.'
        : 'La facture se dit déjà payée, sans montant ou sans date de paiement.',
      action: 'Vérifiez dans vos comptes si vous l’avez payée, et demandez une facture corrigée.',
      term: 'BT-113',
    }),
    ...findingWhen(isForeign && !(vatCurrency === 'EUR' && totals.vatTotalInEuros), {
      code: 'BR-FR-CO-12',
      severity: 'error',
      text: 'La facture est dans une autre monnaie et ne donne pas sa TVA en euros.',
      action: 'Demandez ce montant à l’émetteur : c’est celui que vous pouvez déduire.',
      term: 'BT-111',
    }),
  ];
}

const DEPOSIT_TYPES: ReadonlySet<string> = new Set(['386', '500', '503']);
