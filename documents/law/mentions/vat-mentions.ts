import type { Mention, MentionContext } from '#documents/law/mention.ts';
import {
  DISBURSEMENT_MENTION,
  isUnnumberedFranchise,
  regimeMention,
} from '#documents/law/vat/classify-vat.ts';
import { findExemptionReason } from '#documents/law/vat/exemptions.ts';
import type { Exemption } from '#documents/model/fields/line.ts';

/** Mentions beside the VAT table: why no VAT is charged, and when it is due. */
export function vatMentions(context: MentionContext): Mention[] {
  return [
    ...regimeMentions(context),
    ...exemptionMentions(context),
    ...disbursementMention(context),
    ...debitsMention(context),
  ];
}

function regimeMentions({ draft }: MentionContext): Mention[] {
  const text = regimeMention(draft);
  if (!text) return [];
  const mention: Mention = { id: 'vat-regime', text, place: 'vat', field: 'vatRegime' };
  return [isUnnumberedFranchise(draft) ? { ...mention, noteCode: 'AAI' } : mention];
}

/** The reason of each exempt row (242 nonies A, I-12°), without duplicates or unknown ones. */
function exemptionMentions(context: MentionContext): Mention[] {
  const reasons = listExemptions(context).map(findExemptionReason).filter(Boolean);
  return [...new Set(reasons)].map(exemptionMention);
}

function listExemptions({ draft, totals }: MentionContext): (Exemption | undefined)[] {
  if (draft.vatRegime === 'exempt') return [draft.exemption];
  if (draft.vatRegime !== 'normal') return [];
  return totals.vatBreakdown
    .filter((subtotal) => subtotal.rate === 0 && !subtotal.isDisbursement)
    .map((subtotal) => subtotal.exemption ?? draft.exemption);
}

function exemptionMention(text: string, index: number): Mention {
  const id = index === 0 ? 'exemption' : `exemption-${index + 1}`;
  return { id, text, place: 'vat', field: 'exemption' };
}

function disbursementMention({ draft, totals }: MentionContext): Mention[] {
  if (!totals.vatBreakdown.some((subtotal) => subtotal.isDisbursement)) return [];
  const index = draft.lines.findIndex((line) => line.kind === 'disbursement');
  return [
    {
      id: 'disbursement',
      text: DISBURSEMENT_MENTION,
      place: 'vat',
      field: `lines[${Math.max(0, index)}]`,
    },
  ];
}

/** 242 nonies A, I-11° bis: for services only; the default, VAT on collection, needs no mention. */
function debitsMention({ draft }: MentionContext): Mention[] {
  if (!draft.vatOnDebits || draft.vatRegime !== 'normal' || draft.operation === 'goods') return [];
  return [{ id: 'vat-on-debits', text: VAT_ON_DEBITS, place: 'vat', field: 'vatOnDebits' }];
}

export const VAT_ON_DEBITS = "Option pour le paiement de la taxe d'après les débits";
