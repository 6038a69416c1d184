import type { Draft } from '#documents';
import type { RecordIds } from '#documents/dossier';

/** A remembered party as a combobox option: its name and city. */
export type KnownParty<Value> = {
  id: string;
  label: string;
  detail: string;
  party: Value;
};

/** A `companyId` without a party stands for a seller of the account, with its defaults. */
export type SellerOption =
  | EarlierSeller
  | (Omit<EarlierSeller, 'party' | 'companyId'> & { companyId: string; party?: never });

/** The seller of an earlier document, and the company of the account that it counted for. */
export type EarlierSeller = KnownParty<Draft['seller']> & Pick<RecordIds, 'companyId'>;

/**
 * A client of the account sets the delivery address too, null when it has none, and the language if
 * it has one.
 */
export type BuyerOption = KnownParty<Draft['buyer']> &
  Pick<RecordIds, 'clientId'> & {
    deliveryAddress?: Draft['deliveryAddress'] | null;
    language?: Draft['language'];
  };
