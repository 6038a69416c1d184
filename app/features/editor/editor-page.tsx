import { useState } from 'react';
import type { KindName } from '#documents';
import { EditorDesk } from './editor-desk.tsx';
import { EditorSessionProvider } from './session/editor-session-context.tsx';
import { sessionOf } from './session/sessions.ts';

export function EditorPage({ kindName }: { kindName: KindName }) {
  const [session] = useState(() => sessionOf(kindName));
  return (
    <EditorSessionProvider session={session}>
      <EditorDesk kindName={kindName} />
    </EditorSessionProvider>
  );
}
