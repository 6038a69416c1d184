import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { EditorProvider } from '#app/features/editor/store/editor-context.tsx';
import { loadEngine } from '#app/features/editor/store/load-engine.ts';
import { createWorkspace } from '#app/features/editor/workspace/workspace.ts';
import { WorkspaceProvider } from '#app/features/editor/workspace/workspace-context.tsx';
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
  const [workspace] = useState(() => openRecord(initial));
  const { editor } = workspace.getState();
  const tell = useEffectEvent(() => {
    const { draft, rawTexts } = editor.store.getState();
    onChange({ draft, isReadable: Object.keys(rawTexts).length === 0 });
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

function openRecord(initial: RecordPartProps['initial']) {
  const workspace = createWorkspace(initial.kind ?? 'facture-tva');
  const { store } = workspace.getState().editor;
  const { draft } = store.getState();
  store.load({ draft: { ...draft, ...initial }, rawTexts: {} });
  return workspace;
}
