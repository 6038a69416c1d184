import { useState } from 'react';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useEditor, useRawText } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';

/**
 * A text that the draft takes as soon as it can be read. While it is typed it stays as it is
 * (« 1, » does not become « 1 » under the fingers); what cannot be read waits beside the draft and
 * is said when the field is left.
 */
export function useTypedText({
  path,
  value,
  shown,
  read,
  explain,
}: {
  path: DraftPath;
  /** What the draft holds, and how it is written when nobody types. */
  value: string;
  shown: string;
  /** What a text means for the draft, and how to write it; null when unreadable. */
  read: (text: string) => { value: string; write: () => void } | null;
  explain: (text: string) => string;
}) {
  const { store, touched } = useEditor();
  const raw = useRawText(path);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typed !== null && (raw !== undefined || typed.value === value);
  const messages = useFieldMessages(path, raw === undefined ? undefined : explain(raw));
  const change = (text: string) => {
    const next = read(text);
    setTyped({ text, value: next ? next.value : value });
    if (next) next.write();
    else store.setRaw(path, text);
  };
  return {
    messages,
    text: isTyping ? typed.text : (raw ?? shown),
    change,
    leave: () => {
      setTyped(null);
      touched.touch(path);
    },
  };
}
