import { ASK_CORRECTION, findingWhen } from '#documents/facturx/read/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/facturx/read/received-invoice.ts';
import type { TolerantInvoice, TolerantParty } from '#documents/facturx/read/tolerant-invoice.ts';

/**
 * The note BAR: one, of a known value (BR-FR-20, BR-FR-31); « B2B » requires the recipient to be in
 * the French directory (BR-FR-11, BR-FR-21, BR-FR-22).
 */
export function checkTreatment({
  notes = [],
  seller = {},
  buyer = {},
  typeCode = '',
}: TolerantInvoice): ReceivedFinding[] {
  const treatments = notes.filter(({ subjectCode }) => subjectCode === 'BAR');
  const value = treatments[0]?.content?.trim() ?? '';
  const isB2b = value === 'B2B';
  const isSelfBilled = SELF_BILLED.has(typeCode);
  return [
    ...findingWhen(treatments.length > 1 || (value !== '' && !TREATMENTS.has(value)), {
      code: treatments.length > 1 ? 'BR-FR-31' : 'BR-FR-20',
      severity: 'warning',
      text: 'Le traitement demandé à la plateforme n’est pas compréhensible.',
      action: ASK_CORRECTION,
      term: 'BT-22',
    }),
    ...findingWhen(isB2b && !buyer.siren, {
      code: 'BR-FR-11',
      severity: 'error',
      text: 'Il manque le SIREN du client, obligatoire entre entreprises françaises.',
      action: 'Si c’est vous, donnez-le à l’émetteur et demandez une facture corrigée.',
      term: 'BT-47',
    }),
    ...findingWhen(isB2b && Boolean(buyer.siren) && !isSelfBilled && !isInDirectory(buyer), {
      code: 'BR-FR-21',
      severity: 'warning',
      text: 'L’adresse de facturation électronique du client n’est pas celle de son SIREN.',
      action: 'Si c’est vous, donnez à l’émetteur votre adresse de l’annuaire.',
      term: 'BT-49',
    }),
    ...findingWhen(isB2b && isSelfBilled && !isInDirectory(seller), {
      code: 'BR-FR-22',
      severity: 'warning',
      text: 'L’adresse de facturation électronique du vendeur n’est pas celle de son SIREN.',
      action: 'Si c’est vous, donnez à votre client votre adresse de l’annuaire.',
      term: 'BT-34',
    }),
  ];
}

function isInDirectory({ siren = '', electronicAddress = '', electronicScheme }: TolerantParty) {
  return electronicScheme === '0225' && electronicAddress.startsWith(siren);
}

const TREATMENTS: ReadonlySet<string> = new Set([
  'B2B',
  'B2BINT',
  'B2C',
  'B2CINT',
  'OUTOFSCOPE',
  'ARCHIVEONLY',
]);
/** The buyer writes them: the address that counts is the seller's. */
const SELF_BILLED: ReadonlySet<string> = new Set(['261', '389', '471', '500', '501', '502']);
