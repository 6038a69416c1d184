/**
 * The nature of the money asked with the order when unspecified: earnest money for a consumer (C.
 * conso. L214-1).
 */
export function depositNature(
  nature: 'deposit' | 'earnest' | undefined,
  isConsumer: boolean,
): 'deposit' | 'earnest' {
  return nature ?? (isConsumer ? 'earnest' : 'deposit');
}
