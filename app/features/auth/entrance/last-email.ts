/**
 * The address typed last, for the next form that asks for it. It stays in the memory of this page.
 */
export const lastEmail = { value: '' };
