import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createSession } from '#app/features/editor/session/editor-session.ts';
import { EditorSessionProvider } from '#app/features/editor/session/editor-session-context.tsx';
import { EditorProvider } from '#app/features/editor/store/editor-context.tsx';
import type { RecordPartProps } from '#app/records/record-part.ts';

/**
 * Edits the part of a document that an account’s record holds. `onChange` gets each change; nothing
 * is stored on the device, since no document is ever shown.
 */
export function RecordEditor({
  initial,
  onChange,
  children,
}: RecordPartProps & { children: ReactNode }) {
  const [session] = useState(() => openRecord(initial));
  const { editor } = session.getState();
  const tell = useEffectEvent(() => {
    const { draft, rawTexts } = editor.store.getState();
    onChange({ draft, isReadable: Object.keys(rawTexts).length === 0 });
  });
  // Subscribes to the editor’s store.
  useEffect(() => editor.store.subscribe(() => tell()), [editor]);
  return (
    <EditorSessionProvider session={session}>
      <EditorProvider editor={editor}>{children}</EditorProvider>
    </EditorSessionProvider>
  );
}

function openRecord(initial: RecordPartProps['initial']) {
  const session = createSession(initial.kind ?? 'facture-tva');
  const { store } = session.getState().editor;
  const { draft } = store.getState();
  store.load({ draft: { ...draft, ...initial }, rawTexts: {} });
  return session;
}
