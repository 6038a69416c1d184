/** The default nature of a deposit: earnest money for a consumer (C. conso. L214-1). */
export function depositNature(
  nature: 'deposit' | 'earnest' | undefined,
  isConsumer: boolean,
): 'deposit' | 'earnest' {
  return nature ?? (isConsumer ? 'earnest' : 'deposit');
}
