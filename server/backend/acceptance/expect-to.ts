/** Throws a sentence for the operator that says what is wrong and what to do. */
export function expectTo(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** The remedy for a missing or outdated schema. */
export const PUSH_TABLES = 'envoyez les migrations par « npx supabase db push »';
