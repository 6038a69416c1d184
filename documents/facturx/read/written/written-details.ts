/**
 * What the French rules judge and the terms do not hold, as it was written: every identifier with
 * its scheme, said twice or not, and whether an element is there although it is empty.
 */
export type WrittenDetails = {
  parties: WrittenParty[];
  /**
   * Identifiers of anything, with the scheme of a SIREN (0002, 0231): parties, their
   * establishments, articles.
   */
  sirens: string[];
  /** BG-32 */
  attributes: WrittenAttribute[];
  /** BT-18, then BT-128 of each line that has any. */
  billedObjects: WrittenId[];
  lineBilledObjects: WrittenId[][];
};

/** A null scheme is not written. */
export type WrittenId = { scheme: string | null; value: string };

export type PartyRole = 'seller' | 'buyer' | 'payee' | 'other';

export type WrittenParty = {
  role: PartyRole;
  /** BT-29, BT-46, BT-60, BT-71 */
  ids: WrittenId[];
  /** BT-34, BT-49 */
  electronicAddresses: WrittenId[];
};

/** Null: not there; empty: there, and empty. */
export type WrittenAttribute = {
  /** BT-160 */
  name: string | null;
  code: string | null;
  /** BT-161 */
  value: string | null;
  /** The unit of a value that is a measure. */
  unit: string | null;
};
