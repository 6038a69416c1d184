import { useState } from 'react';
import type { KindName } from '#documents';
import { EditorDesk } from './editor-desk.tsx';
import { WorkspaceProvider } from './workspace/workspace-context.tsx';
import { workspaceOf } from './workspace/workspaces.ts';

export function EditorPage({ kindName }: { kindName: KindName }) {
  const [workspace] = useState(() => workspaceOf(kindName));
  return (
    <WorkspaceProvider workspace={workspace}>
      <EditorDesk kindName={kindName} />
    </WorkspaceProvider>
  );
}
