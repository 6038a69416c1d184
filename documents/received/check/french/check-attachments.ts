import { ATTACHMENT_ROLES } from '#documents/model/fields/attachment.ts';
import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** Attachments have a known description (BR-FR-17); at most one is the readable copy (BR-FR-18). */
export function checkFrenchAttachments({ attachments = [] }: TolerantInvoice): ReceivedFinding[] {
  const names = attachments.flatMap(({ name = '' }) => (name === '' ? [] : [name]));
  const unknown = names.find((name) => !ROLES.has(name.replace(/\s+/g, ' ')));
  return [
    ...findingWhen(unknown !== undefined, {
      code: 'BR-FR-17',
      severity: 'warning',
      text: `Une pièce jointe se dit « ${(unknown ?? '').slice(0, 40)} », mot qui n’est pas de la liste française.`,
      action: ASK_CORRECTION,
      term: 'BT-123',
    }),
    ...findingWhen(names.filter((name) => name === READABLE).length > 1, {
      code: 'BR-FR-18',
      severity: 'warning',
      text: 'Deux pièces jointes se disent la version lisible de la facture.',
      action: `Comparez-les avant de payer. ${ASK_CORRECTION}`,
      term: 'BT-123',
    }),
  ];
}

/** `ATTACHMENT_ROLES` lacks it: the PDF page of our own invoices is their readable copy. */
const READABLE = 'LISIBLE';
const ROLES: ReadonlySet<string> = new Set([READABLE, ...ATTACHMENT_ROLES]);
