import { Suspense, useState } from 'react';
import type { KindName } from '#documents';
import { BottomBar } from './actions/bottom-bar.tsx';
import { ClearDialog } from './actions/clear-dialog.tsx';
import { DraftsDialog } from './actions/drafts-dialog.tsx';
import { NextOffer } from './actions/next-offer.tsx';
import { ShortcutsDialog } from './actions/shortcuts-dialog.tsx';
import { StorageBanner } from './actions/storage-banner.tsx';
import { EditorForm } from './editor-form.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorLife } from './editor-life.tsx';
import { SwitchDialog } from './kind/switch-dialog.tsx';
import { lazyPart } from './lazy-part.ts';
import { useSessionState } from './session/session-context.tsx';
import { EditorProvider } from './store/editor-context.tsx';

/** The form and its sheet side by side; on a small screen, the form alone with its bar. */
export function EditorDesk({ kindName }: { kindName: KindName }) {
  const editor = useSessionState((state) => state.editor);
  const [asked, setAsked] = useState<'drafts' | 'clear' | 'shortcuts' | null>(null);
  const close = () => setAsked(null);
  return (
    <EditorProvider editor={editor}>
      <EditorLife kindName={kindName} onShowShortcuts={() => setAsked('shortcuts')} />
      <EditorHead
        kindName={kindName}
        onShowDrafts={() => setAsked('drafts')}
        onShowShortcuts={() => setAsked('shortcuts')}
        onClear={() => setAsked('clear')}
      />
      <div className="grid-cols-[39rem_minmax(0,1fr)] items-start gap-6 lg:grid xl:grid-cols-[40rem_minmax(0,1fr)] xl:gap-8">
        <div className="min-w-0">
          <StorageBanner />
          <NextOffer />
          <EditorForm />
          <BottomBar />
        </div>
        <div className="sticky top-26 max-lg:hidden xl:top-20">
          <Suspense>
            <SheetPane />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <PrintedSheet />
      </Suspense>
      <DraftsDialog isOpen={asked === 'drafts'} onClose={close} />
      <ClearDialog isOpen={asked === 'clear'} onClose={close} />
      <ShortcutsDialog isOpen={asked === 'shortcuts'} onClose={close} />
      <SwitchDialog />
    </EditorProvider>
  );
}

const SheetPane = lazyPart(async () => (await import('./sheet/sheet-pane.tsx')).SheetPane);
const PrintedSheet = lazyPart(async () => (await import('./sheet/printed-sheet.tsx')).PrintedSheet);
