import { isProfessional } from '#documents/law/buyer-status.ts';
import type { RuleContext } from '#documents/law/rule.ts';
import { VAT_REGIME_LAW } from '#documents/law/vat-regimes.ts';

/** To whom and to what a rule applies, as sentences. */
export function always(): boolean {
  return true;
}

/** A proforma is no invoice: it owes no mention of one. */
export function isInvoice({ draft, kind }: RuleContext): boolean {
  return kind.subtypes[draft.subtype].isInvoice;
}

export function isInvoiceToProfessional(context: RuleContext): boolean {
  return isInvoice(context) && isProfessional(context.draft.buyer);
}

export function isInvoiceToConsumer(context: RuleContext): boolean {
  return isInvoice(context) && !isProfessional(context.draft.buyer);
}

/** Category O forbids every VAT number in the XML (BR-O-02). */
export function isOutsideVat({ draft }: RuleContext): boolean {
  return VAT_REGIME_LAW[draft.vatRegime].category === 'O';
}
