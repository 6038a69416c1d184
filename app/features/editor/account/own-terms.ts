import type { Company } from '#app/data/account/records/company-row.ts';
import { dossier } from '#app/data/dossier.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';
import { contentOf, isIssued, partyKey } from '#documents/dossier';

/** Settings that belong to one seller, and not to the whole account. */
export type OwnTerms = Pick<Draft, 'vatOnDebits'> & Pick<Draft['payment'], 'chequeOrder'>;

/** The terms of the last invoice that a company issued; null without one. */
export async function readOwnTerms({ seller }: Pick<Company, 'seller'>): Promise<OwnTerms | null> {
  const key = partyKey(seller);
  const { documents } = await dossier.listRecent(MOST_READ);
  const last = documents.find(
    (one) =>
      one.sellerKey === key &&
      isIssued(one) &&
      subtypeOf(requireKind(one.kind), one.subtype).isInvoice,
  );
  const stored = last && (await dossier.get(last.id));
  return stored ? termsOf(contentOf(stored)) : null;
}

export function termsOf({
  vatOnDebits,
  payment,
}: Pick<Draft, 'vatOnDebits' | 'payment'>): OwnTerms {
  return { vatOnDebits, chequeOrder: payment.chequeOrder };
}

/** The option on the debits is for services alone. */
export function writeOwnTerms(draft: Draft, { vatOnDebits, chequeOrder }: OwnTerms): Draft {
  const { hasLines, hasPayment } = requireKind(draft.kind);
  const { chequeOrder: _other, ...payment } = draft.payment;
  return {
    ...draft,
    ...(hasLines && { vatOnDebits: vatOnDebits && draft.operation !== 'goods' }),
    ...(hasPayment && { payment: { ...payment, ...(chequeOrder && { chequeOrder }) } }),
  };
}

const MOST_READ = 50;
