import { type KindWords, wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';

export function useDraftWords(): KindWords {
  return wordsOf(useDraft(({ kind }) => kind));
}
