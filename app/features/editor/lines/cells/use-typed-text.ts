import { useState } from 'react';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useEditor, useRawText } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';

/**
 * A text field that updates the draft whenever its text parses. The text stays as typed (« 1, »
 * does not become « 1 »); an unreadable text waits beside the draft, and its error shows on blur.
 */
export function useTypedText({
  path,
  value,
  shown,
  read,
  explain,
}: {
  path: DraftPath;
  /** The value in the draft, and its formatted text while nobody types. */
  value: string;
  shown: string;
  /** Parses a text and gives a function that writes it to the draft; null when unreadable. */
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
