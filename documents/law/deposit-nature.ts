/**
 * What the money asked at the order is, when its author did not say: earnest money from a consumer
 * (C. conso. L214-1).
 */
export function depositNature(
  nature: 'deposit' | 'earnest' | undefined,
  isConsumer: boolean,
): 'deposit' | 'earnest' {
  return nature ?? (isConsumer ? 'earnest' : 'deposit');
}
