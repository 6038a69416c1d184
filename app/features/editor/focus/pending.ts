/** Lists the paths of the fields that an open part will hold once its code has come. */
export const PENDING = 'data-pending';
