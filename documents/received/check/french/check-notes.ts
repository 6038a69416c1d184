import { isCreditNoteType } from '#documents/facturx/ubl/credit-note-types.ts';
import { isProfessional } from '#documents/law/buyer-status.ts';
import { RECOVERY_FEE_IN_WORDS } from '#documents/law/figures/recovery-fee.ts';
import type { Draft } from '#documents/model/draft.ts';
import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/**
 * Checks the three sentences required between professionals (C. com. L441-9; BR-FR-05), each note
 * once, that of a VAT group included (BR-FR-06), and the delivery date (CGI annexe II, 242 nonies
 * A).
 */
export function checkFrenchNotes(invoice: TolerantInvoice, draft: Draft): ReceivedFinding[] {
  const { notes = [], deliveryDate, period, lines = [], typeCode = '' } = invoice;
  const hasDatedLines = lines.length > 0 && lines.every((line) => hasDay(line.period));
  const isDated = Boolean(deliveryDate) || hasDay(period) || hasDatedLines;
  const isCredit = isCreditNoteType(typeCode);
  const isDelivery = !isCredit && typeCode !== DEPOSIT;
  const count = (code: string) => notes.filter(({ subjectCode }) => subjectCode === code).length;
  const missing = SENTENCES.filter(({ code }) => count(code) === 0).map(({ name }) => name);
  const repeated = [...SENTENCES, VAT_GROUP].filter(({ code }) => count(code) > 1);
  return [
    ...findingWhen(missing.length > 0 && isProfessional(draft.buyer), {
      code: 'BR-FR-05',
      severity: 'warning',
      text: `Mentions absentes, obligatoires entre professionnels : ${missing.join(', ')}.`,
      action: `Elles engagent l’émetteur, pas vous : ${isCredit ? 'l’avoir garde sa valeur' : 'la facture reste à payer'}.`,
      term: 'BT-22',
    }),
    ...findingWhen(repeated.length > 0, {
      code: 'BR-FR-06',
      severity: 'warning',
      text: `Mentions répétées : ${repeated.map(({ name }) => name).join(', ')}.`,
      action: 'Rien à faire : c’est à l’émetteur de corriger son logiciel.',
      term: 'BT-21',
    }),
    ...findingWhen(isDelivery && !isDated, {
      code: 'no-supply-date',
      severity: 'info',
      text: 'La facture ne donne pas la date de la livraison ou de la prestation.',
      action: `${ASK_CORRECTION} Cette date est due quand elle diffère de celle de la facture.`,
      term: 'BT-72',
    }),
  ];
}

function hasDay(period: TolerantInvoice['period']): boolean {
  return Boolean(period?.start || period?.end);
}

const DEPOSIT = '386';
const SENTENCES = [
  { code: 'PMD', name: 'pénalités de retard' },
  { code: 'PMT', name: `indemnité de ${RECOVERY_FEE_IN_WORDS}` },
  { code: 'AAB', name: 'escompte' },
];
const VAT_GROUP = { code: 'TXD', name: 'membre d’un assujetti unique' };
