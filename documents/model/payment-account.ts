import type { Draft } from './draft.ts';
import type { DraftPath } from './fields/draft-path.ts';

/** `field` is the JSON path of the IBAN. */
type PayingAccount = Pick<Draft['seller'], 'iban' | 'bic' | 'accountHolder' | 'bankName'> & {
  field: DraftPath;
};

/**
 * The account for transfers (BT-84 to BT-86): the payee’s (BG-10) if it has one, held in its name,
 * else the seller’s.
 */
export function payingAccountOf({ payee, seller }: Pick<Draft, 'payee' | 'seller'>): PayingAccount {
  if (payee?.iban) {
    const { iban, bic, name } = payee;
    return { iban, bic, accountHolder: name, field: 'payee.iban' };
  }
  const { iban, bic, accountHolder, bankName } = seller;
  return { iban, bic, accountHolder, bankName, field: 'seller.iban' };
}

/** Whether the document wants the code of a SEPA transfer, and has its account (EPC069-12). */
export function wantsPaymentCode(draft: Draft): boolean {
  const { currency, payment, style } = draft;
  const isTransfer = style.showsPaymentCode && payment.means.includes('transfer');
  return isTransfer && currency === 'EUR' && Boolean(payingAccountOf(draft).iban);
}
