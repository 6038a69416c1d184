import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { type Editor, EditorProvider } from '#app/features/editor/store/editor-context.tsx';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { createWorkspace } from '#app/features/editor/workspace/workspace.ts';
import { WorkspaceProvider } from '#app/features/editor/workspace/workspace-context.tsx';
import { findNewMistake } from '#app/records/find-new-mistake.ts';
import type { PartRefusal, RecordPartProps } from '#app/records/record-part.ts';
import { sayMistake } from '#app/records/say-mistake.ts';
import { type DraftPath, fieldAt, listMistakes } from '#documents';

/**
 * Edits the part of a document that an account’s record holds. `onChange` gets each change; nothing
 * is stored on the device, since no document is ever shown.
 */
export function RecordEditor({
  initial,
  onChange,
  children,
}: RecordPartProps & { children: ReactNode }) {
  const [workspace] = useState(() => openRecord(initial));
  const { editor } = workspace.getState();
  const tell = useEffectEvent(() => {
    const { draft } = editor.store.getState();
    onChange({ draft, refusal: findRefusal(editor, initial) });
  });
  // The register and the checks of fields wait for the rules, which nothing else loads here.
  useEffect(() => {
    loadEngine();
  }, []);
  // Subscribes to the editor’s store.
  useEffect(() => editor.store.subscribe(() => tell()), [editor]);
  return (
    <WorkspaceProvider workspace={workspace}>
      <EditorProvider editor={editor}>{children}</EditorProvider>
    </WorkspaceProvider>
  );
}

function findRefusal(
  { store, touched }: Editor,
  initial: RecordPartProps['initial'],
): PartRefusal | null {
  const { draft, rawTexts } = store.getState();
  const refuse = (path: DraftPath, text: string): PartRefusal => ({
    text,
    show: () => {
      touched.touch(path);
      focusField(path);
    },
  });
  const [unread] = Object.keys(rawTexts) as DraftPath[]; // the keys are paths
  if (unread !== undefined) return refuse(unread, sayUnread(unread));
  const mistake = findNewMistake(draft, initial);
  return mistake && refuse(mistake.path, sayMistake(mistake));
}

function sayUnread(path: DraftPath): string {
  return `«\u00a0${fieldAt(path).label}\u00a0» n’a pas pu être lu\u00a0: corrigez-le.`;
}

function openRecord(initial: RecordPartProps['initial']) {
  const workspace = createWorkspace(initial.kind ?? 'facture-tva');
  const { store, touched } = workspace.getState().editor;
  const { draft } = store.getState();
  store.load({ draft: { ...draft, ...initial }, rawTexts: {} });
  // Mistakes that the record already holds show at once, not once their field is left.
  for (const { path } of listMistakes(initial)) touched.touch(path);
  return workspace;
}
