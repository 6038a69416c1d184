import { formatLegalForm, formatRegistry } from '#documents/law/identity.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';

/**
 * Notes for the machine alone (BT-21, BT-22): the sheet prints the same facts in its identity
 * blocks.
 */
export function xmlNotes({ draft: { seller } }: MentionContext): Mention[] {
  return [
    note('legal-form', formatLegalForm(seller), 'REG', 'seller.legalForm'),
    note('registry', formatRegistry(seller), 'ABL', 'seller.registry'),
    note('vat-group-code', seller.vatGroup ? VAT_GROUP_CODE : '', 'TXD', 'seller.vatGroup'),
  ].filter(({ text }) => text !== '');
}

function note(
  id: string,
  text: string,
  noteCode: NonNullable<Mention['noteCode']>,
  field: string,
): Mention {
  return { id, text, place: 'xml', noteCode, field };
}

/** BR-FR-CO-14 */
const VAT_GROUP_CODE = 'MEMBRE_ASSUJETTI_UNIQUE';
