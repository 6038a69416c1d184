import { Suspense, useState } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { useIsAlive } from '#app/ui/waking/use-is-alive.ts';
import { WakingPart } from '#app/ui/waking/waking-part.tsx';
import type { KindName } from '#documents';
import { BottomBar } from './actions/bottom-bar.tsx';
import { OutcomeBar } from './actions/outcome/outcome-bar.tsx';
import { StorageBanner } from './actions/storage-banner.tsx';
import { guardExit } from './chain/guard-exit.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorLife } from './editor-life.tsx';
import { SwitchDialog } from './kind/switch-dialog.tsx';
import { lazyPart } from './lazy-part.ts';
import { AskedLook } from './sections/style/asked-look.tsx';
import { EditorProvider } from './store/editor-context.tsx';
import { lazyJudged } from './store/lazy-judged.ts';
import { useIsAccount } from './workspace/use-is-account.ts';
import { useWorkspace, useWorkspaceState } from './workspace/workspace-context.tsx';

export function EditorDesk({ kindName }: { kindName: KindName }) {
  const workspace = useWorkspace();
  const editor = useWorkspaceState((state) => state.editor);
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const isAlive = useIsAlive();
  const isAccount = useIsAccount();
  const isAwaited = useWorkspaceState(({ awaited }) => awaited !== null);
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  const isConcealed = useWorkspaceState((state) => state.isConcealed);
  const share = () => guardExit(workspace, { verb: 'partager', run: () => setAsked('share') });
  const AskedDialog = asked && dialogs[asked];
  return (
    <EditorProvider editor={editor}>
      <EditorLife kindName={kindName} onShowShortcuts={() => setAsked('shortcuts')} />
      {isAwaited && (
        <Suspense>
          <AwaitedDocument kindName={kindName} />
        </Suspense>
      )}
      {/* Its parts stay, and show the document when it comes. */}
      <div className={isAwaited ? 'hidden' : 'contents'}>
        <EditorHead
          kindName={kindName}
          onShowDrafts={() => setAsked('drafts')}
          onShowShortcuts={() => setAsked('shortcuts')}
          onClear={() => setAsked('clear')}
          onShare={share}
          onRepeat={() => setAsked('repeat')}
        />
        {/* A wide table of lines takes room from the sheet. */}
        <div className="grid-cols-[39rem_minmax(0,1fr)] items-start gap-6 lg:grid xl:grid-cols-[40rem_minmax(0,1fr)] xl:gap-8 min-[85rem]:has-[[data-wide]]:grid-cols-[46rem_minmax(0,1fr)]">
          <div className="min-w-0">
            <WakingPart className="sticky top-0 z-30 mb-3 lg:hidden print:hidden">
              <StepsBar />
            </WakingPart>
            <StorageBanner />
            {isAccount && (
              <Suspense>
                <AccountNotices />
              </Suspense>
            )}
            {isIssued && (
              <Suspense>
                <IssuedBanner />
              </Suspense>
            )}
            <EditorForm kindName={kindName} />
            {/* Room is reserved from the start to prevent a layout shift. */}
            <div className={`mt-4 min-h-18 ${isConcealed ? 'invisible' : ''}`}>
              {isAlive && (
                <Suspense>
                  <CountingChoice />
                </Suspense>
              )}
            </div>
            <div className="sticky bottom-0 z-30 mt-4 lg:bottom-4 print:hidden">
              <OutcomeBar onShare={share} />
              <BottomBar />
            </div>
          </div>
          <WakingPart
            className="sticky top-26 max-lg:hidden xl:top-20"
            fallback={<div className="aspect-[595/842]" />}
          >
            <SheetPane />
          </WakingPart>
        </div>
      </div>
      <Suspense>
        <PrintedDocument />
      </Suspense>
      {AskedDialog && (
        <Suspense>
          <AskedDialog onClose={() => setAsked(null)} />
        </Suspense>
      )}
      <SwitchDialog />
      <AskedLook />
      {isIssued && (
        <Suspense>
          <ReissueDialog />
        </Suspense>
      )}
    </EditorProvider>
  );
}

const dialogs = {
  drafts: lazyWhenUsed(
    async () => (await import('./actions/drafts/drafts-dialog.tsx')).DraftsDialog,
  ),
  clear: lazyWhenUsed(async () => (await import('./actions/of-menu.ts')).ClearDialog),
  share: lazyWhenUsed(async () => (await import('./share/share-dialog.tsx')).ShareDialog),
  repeat: lazyWhenUsed(
    async () => (await import('./actions/repeat-open-document.tsx')).RepeatOpenDocument,
  ),
  shortcuts: lazyWhenUsed(async () => (await import('./actions/of-menu.ts')).ShortcutsDialog),
};
const AccountNotices = lazyFetched(
  async () => (await import('./actions/of-account.ts')).AccountNotices,
);
const AwaitedDocument = lazyFetched(
  async () => (await import('./actions/of-account.ts')).AwaitedDocument,
);
const IssuedBanner = lazyWhenUsed(async () => (await import('./parts/of-issued.ts')).IssuedBanner);
const ReissueDialog = lazyWhenUsed(
  async () => (await import('./parts/of-issued.ts')).ReissueDialog,
);
const StepsBar = lazyPart(async () => (await import('./parts/every-kind.ts')).StepsBar);
const SheetPane = lazyJudged(async () => (await import('./sheet/live-sheet.ts')).SheetPane);
const PrintedDocument = lazyJudged(
  async () => (await import('./sheet/live-sheet.ts')).PrintedDocument,
);
const CountingChoice = lazyJudged(
  async () => (await import('./actions/counting-choice.tsx')).CountingChoice,
);
