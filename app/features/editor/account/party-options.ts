import type { Draft } from '#documents';

/** A remembered party as a combobox option: its name and city. */
export type KnownParty<Value> = {
  id: string;
  label: string;
  detail: string;
  party: Value;
};

/** `companyId` stands for a seller of the account, with its defaults. */
export type SellerOption =
  | EarlierSeller
  | (Omit<EarlierSeller, 'party' | 'companyId'> & { companyId: string; party?: never });

export type EarlierSeller = KnownParty<Draft['seller']> & { companyId?: never };

/** A client of the account sets the delivery address too, null when it has none. */
export type BuyerOption = KnownParty<Draft['buyer']> & {
  deliveryAddress?: Draft['deliveryAddress'] | null;
};
