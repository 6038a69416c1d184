import { isFromOrigin } from '#app/features/editor/draft/is-from-origin.ts';
import { useDraft, useRelated } from '#app/features/editor/store/editor-context.tsx';

/**
 * Whether a line of an avoir is one of its invoice: its price, its discount and its rate are those
 * of the invoice.
 */
export function useIsLocked(index: number): boolean {
  const origins = useRelated((related) => related.origins);
  return useDraft((draft) => isFromOrigin(draft, index, origins));
}

export const LOCKED = 'Comme sur la facture d’origine';
