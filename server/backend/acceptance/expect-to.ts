/** Throws what is wrong, and what to do about it, in a sentence for the operator. */
export function expectTo(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** What brings a schema that is missing or out of date. */
export const PUSH_TABLES = 'envoyez les migrations par « npx supabase db push »';
