import { isProfessional } from '#documents/law/buyer-status.ts';
import type { RuleContext } from '#documents/law/rule.ts';
import { categoryOf } from '#documents/law/vat/classify-vat.ts';
import { subtypeOf } from '#documents/model/kind.ts';

/** To whom and to what a rule applies, as sentences. */
export function always(): boolean {
  return true;
}

/** A proforma is not an invoice: it owes none of its mentions. */
export function isInvoice({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).isInvoice;
}

/**
 * Number, date, identity of both sides and rate of each line are due: every invoice and every
 * quote.
 */
export function isBinding({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).isBinding;
}

/** Asks for money: an avoir gives it back, a quote does not claim it yet. */
export function asksPayment({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).asksPayment;
}

/** Gives back what an invoice asked: it keeps the regime and the tax of that invoice. */
export function isCredit({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).isCredit;
}

/** Under the common regime, where each line bears its rate. */
export function bindsWithVat(context: RuleContext): boolean {
  return isBinding(context) && context.draft.vatRegime === 'normal';
}

export function asksProfessional(context: RuleContext): boolean {
  return asksPayment(context) && isProfessional(context.draft.buyer);
}

export function bindsConsumer(context: RuleContext): boolean {
  return isBinding(context) && !isProfessional(context.draft.buyer);
}

/** Category O forbids every VAT number in the XML (BR-O-02). */
export function isOutsideVat({ draft }: RuleContext): boolean {
  return categoryOf(draft) === 'O';
}
