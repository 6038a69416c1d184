import { isProfessional } from '#documents/law/buyer-status.ts';
import type { RuleContext } from '#documents/law/rule.ts';
import { categoryOf } from '#documents/law/vat/classify-vat.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';

/** Conditions for rules, named as sentences. */
export function always(): boolean {
  return true;
}

/** A proforma is not an invoice and needs none of its mentions. */
export function isInvoice({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).isInvoice;
}

/** Invoices and quotes, which need a number, a date, both identities and a rate per line. */
export function isBinding({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).isBinding;
}

/** Excludes avoirs, which give money back, and quotes, which claim nothing yet. */
export function asksPayment({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).asksPayment;
}

/** An avoir keeps the regime and the tax of its invoice. */
export function isCredit({ draft, kind }: RuleContext): boolean {
  return subtypeOf(kind, draft.subtype).isCredit;
}

/** Each line has its rate, French or foreign. */
export function bindsWithRates(context: RuleContext): boolean {
  return isBinding(context) && chargesVat(context.draft.vatRegime);
}

/** Under the common regime, where each line has its French rate. */
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

/** Not issued yet, or issued on `day` (YYYY-MM-DD) or later. */
export function isDatedFrom({ issueDate }: RuleContext['draft'], day: string): boolean {
  return issueDate === '' || issueDate >= day;
}
