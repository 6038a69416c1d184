/** The last address typed, proposed by the next form; kept in memory only. */
export const lastEmail = { value: '' };
