import { formatLegalForm, formatRegistry } from '#documents/law/identity.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';
import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { type Cents, requireCents, requirePercent, sumCents } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { formatReference } from './join-references.ts';

/** Notes for the XML only (BT-21, BT-22); the sheet has the same facts in its identity blocks. */
export function xmlNotes(context: MentionContext): Mention[] {
  const { seller } = context.draft;
  return [
    note('legal-form', formatLegalForm(seller), 'REG', 'seller.legalForm'),
    note('registry', formatRegistry(seller), 'ABL', 'seller.registry'),
    note('vat-group-code', seller.vatGroup ? VAT_GROUP_CODE : '', 'TXD', 'seller.vatGroup'),
    note('deposits', sayDeposits(context), 'AAI', 'prepayments'),
  ].filter(({ text }) => text !== '');
}

/** EN 16931 has a single amount for all payments, so the tax of each deposit is a note. */
function sayDeposits({ draft, totals }: MentionContext): string {
  if (totals.balance.length === 0) return '';
  const amount = (value: Cents) => formatAmount(value, draft.currency);
  const deposits = draft.prepayments.map(({ vat = [] }, index) => {
    const taxes = vat.map(
      ({ taxableAmount, vatAmount, rate }) =>
        `${amount(requireCents(taxableAmount))} HT et ${amount(requireCents(vatAmount))} de TVA à ${formatPercent(requirePercent(rate))}`,
    );
    return [formatReference(depositInvoiceOf(draft, index)), ...taxes].join(', ');
  });
  const due = sumCents(totals.balance.map(({ vatAmount }) => vatAmount));
  return `Factures d’acompte déduites : ${deposits.join(' ; ')}. ${nameRest(draft)} : ${amount(due)}`;
}

function nameRest({ kind, payment }: MentionContext['draft']): string {
  if (kind === 'avoir') return 'TVA rendue';
  return payment.means.includes('paid') ? 'TVA du reste' : 'TVA restant due';
}

function note(
  id: string,
  text: string,
  noteCode: NonNullable<Mention['noteCode']>,
  field: DraftPath,
): Mention {
  return { id, text, place: 'xml', noteCode, field };
}

/** BR-FR-CO-14 */
const VAT_GROUP_CODE = 'MEMBRE_ASSUJETTI_UNIQUE';
