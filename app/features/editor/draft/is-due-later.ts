import { type Draft, requireKind, subtypeOf } from '#documents';

/** Whether the document asks for a payment that is yet to come. */
export function isDueLater({ kind, subtype, payment }: Draft): boolean {
  return subtypeOf(requireKind(kind), subtype).asksPayment && !payment.means.includes('paid');
}
