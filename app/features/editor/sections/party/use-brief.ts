import { useState } from 'react';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useValueCheck } from '#app/features/editor/fields/use-value-check.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { type Draft, fieldAt } from '#documents';
import { formatBrief, readBrief } from './brief-text.ts';

/** The one field of a card: what it shows, what typing in it writes, and what a number lacks. */
export function useBrief<Side extends 'seller' | 'buyer'>(
  side: Side,
  write: (party: Draft[Side], text: string) => Draft[Side],
) {
  const { store, touched } = useEditor();
  const path = `${side}.siren` as const;
  const kept = useDraft((draft) => readBrief(draft[side]));
  const shown = useDraft((draft) => formatBrief(draft[side]));
  const isNumber = useDraft((draft) => draft[side].name === '' && kept !== '');
  const [typed, setTyped] = useState<{ text: string; kept: string } | null>(null);
  const found = useValueCheck(path, fieldAt(path));
  const { error } = useFieldMessages(path, found.error);
  return {
    /** The typed text while the field has the focus: digits are grouped once it is left. */
    value: typed?.kept === kept ? typed.text : shown,
    onWrite: (text: string) => {
      store.update((draft) => ({ ...draft, [side]: write(draft[side], text) }), `${side}.name`);
      setTyped({ text, kept: readBrief(store.getState().draft[side]) });
    },
    onLeave: () => {
      setTyped(null);
      touched.touch(path);
    },
    /** In the place of those of the name, which a number replaces. */
    messages: isNumber ? { error, success: found.success } : undefined,
  };
}
