import { Suspense } from 'react';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { describeSave, isKept, SaveWords } from './save-words.tsx';

/** The save status in words. */
export function SaveState() {
  const isAccount = useIsAccount();
  const text = useWorkspaceState(describeSave);
  const isSaved = useWorkspaceState(isKept);
  const words = <SaveWords {...{ text, isSaved }} />;
  return <Suspense fallback={words}>{isAccount ? <AccountSaveState /> : words}</Suspense>;
}

const AccountSaveState = lazyFetched(
  async () => (await import('./of-account.ts')).AccountSaveState,
);
