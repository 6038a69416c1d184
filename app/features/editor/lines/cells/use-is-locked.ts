import { isFromOrigin } from '#app/features/editor/draft/is-from-origin.ts';
import { useDraft, useRelated } from '#app/features/editor/store/editor-context.tsx';

/**
 * Whether a line of an avoir comes from its invoice: price, discount and rate are then read-only.
 */
export function useIsLocked(index: number): boolean {
  const origins = useRelated((related) => related.origins);
  return useDraft((draft) => isFromOrigin(draft, index, origins));
}

export const LOCKED = 'Comme sur la facture d’origine';
