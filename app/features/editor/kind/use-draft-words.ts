import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { type KindWords, wordsOf } from './kind-words.ts';

/** What the document at hand is called in the sentences of the page. */
export function useDraftWords(): KindWords {
  return wordsOf(useDraft(({ kind }) => kind));
}
