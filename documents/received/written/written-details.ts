/**
 * Details that French rules check and terms do not hold: every identifier with its scheme, even
 * repeated, and whether an empty element is present.
 */
export type WrittenDetails = {
  parties: WrittenParty[];
  /** Every identifier with a SIREN scheme (0002, 0231): parties, establishments, items. */
  sirens: string[];
  /** BG-32 */
  attributes: WrittenAttribute[];
  /** BT-18, then BT-128 of each line that has any. */
  billedObjects: WrittenId[];
  lineBilledObjects: WrittenId[][];
};

/** `scheme` is null when not written. */
export type WrittenId = { scheme: string | null; value: string };

export type PartyRole = 'seller' | 'buyer' | 'payee' | 'other';

export type WrittenParty = {
  role: PartyRole;
  /** BT-29, BT-46, BT-60, BT-71 */
  ids: WrittenId[];
  /** BT-34, BT-49 */
  electronicAddresses: WrittenId[];
};

/** Null when absent, empty when written empty. */
export type WrittenAttribute = {
  /** BT-160 */
  name: string | null;
  code: string | null;
  /** BT-161 */
  value: string | null;
  /** The unit, when the value is a measure. */
  unit: string | null;
};
