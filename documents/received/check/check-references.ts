import { isCreditNoteType } from '#documents/facturx/ubl/credit-note-types.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { amountOf } from './amounts-of.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';

/**
 * Checks that a corrective invoice or an avoir names its invoice (BR-FR-CO-03 to BR-FR-CO-05), and
 * that the amounts of an avoir are positive (CGI 289, I-5).
 */
export function checkReferences(invoice: TolerantInvoice): ReceivedFinding[] {
  const { typeCode = '', precedingInvoices = [], contract, period, totals = {} } = invoice;
  const isRebate = typeCode === REBATE;
  const isNegative = amountOf(totals.taxInclusiveTotal) < 0;
  return [
    ...findingWhen(isNegative && !isCreditNoteType(typeCode), {
      code: 'negative-invoice',
      severity: 'info',
      text: 'Cette facture a un total négatif : rien n’est à payer, elle réduit ce que vous devez, comme un avoir.',
      action:
        'Comptabilisez-la en déduction, une seule fois. Si elle corrige une facture, elle doit la citer (CGI, art. 289, I-5).',
      term: 'BT-112',
    }),
    ...findingWhen(isNegative && isCreditNoteType(typeCode), {
      code: 'negative-credit',
      severity: 'warning',
      text: 'Cet avoir a un total négatif : un avoir porte des montants positifs, que son type retranche.',
      action: `${ASK_CORRECTION} Comptabilisez-le une seule fois, en déduction.`,
      term: 'BT-112',
    }),
    ...findingWhen(isRebate && !(contract && (period?.start || period?.end)), {
      code: 'BR-FR-CO-03',
      severity: 'error',
      text: 'Cette ristourne ne dit pas sur quel contrat ou sur quelle période elle porte.',
      action: 'Demandez-le à l’émetteur : la réduction de TVA doit être rattachée à des factures.',
      term: 'BT-12',
    }),
    ...findingWhen(CORRECTIVE_TYPES.has(typeCode) && precedingInvoices.length !== 1, {
      code: 'BR-FR-CO-04',
      severity: 'error',
      text: 'Cette facture rectificative doit nommer la seule facture qu’elle remplace.',
      action: 'Demandez à l’émetteur le numéro et la date de la facture remplacée.',
      term: 'BG-3',
    }),
    ...findingWhen(
      isCreditNoteType(typeCode) &&
        !isRebate &&
        !precedingInvoices.some(({ number, issueDate }) => number && issueDate) &&
        !doLinesName(invoice),
      {
        code: 'BR-FR-CO-05',
        severity: 'error',
        text: 'Cet avoir ne nomme pas la facture qu’il réduit, par son numéro et sa date.',
        action: 'Demandez-les à l’émetteur : sans elles, l’avoir ne se rattache à rien.',
        term: 'BG-3',
      },
    ),
  ];
}

/** In EXTENDED, each line may name a preceding invoice. */
function doLinesName({ lines = [] }: TolerantInvoice): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ invoiceNumber, invoiceDate }) => invoiceNumber && invoiceDate)
  );
}

const REBATE = '262';
const CORRECTIVE_TYPES: ReadonlySet<string> = new Set(['384', '471', '472', '473']);
