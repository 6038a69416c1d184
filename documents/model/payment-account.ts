import type { Draft } from './draft.ts';
import type { DraftPath } from './fields/draft-path.ts';

/** An account to pay, and the JSON path that its IBAN comes from. */
type PayingAccount = Pick<Draft['seller'], 'iban' | 'bic' | 'accountHolder' | 'bankName'> & {
  field: DraftPath;
};

/**
 * The account that a transfer goes to (BT-84 to BT-86): that of the payee (BG-10) where it has one,
 * held in its name, else the seller’s.
 */
export function payingAccountOf({ payee, seller }: Pick<Draft, 'payee' | 'seller'>): PayingAccount {
  if (payee?.iban) {
    const { iban, bic, name } = payee;
    return { iban, bic, accountHolder: name, field: 'payee.iban' };
  }
  const { iban, bic, accountHolder, bankName } = seller;
  return { iban, bic, accountHolder, bankName, field: 'seller.iban' };
}
