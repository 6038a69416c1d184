import { Suspense } from 'react';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { describeRest, isKept, SaveWords } from './save-words.tsx';

/** The save status in words. */
export function SaveState() {
  const isAccount = useIsAccount();
  const text = useWorkspaceState(describeRest);
  const isSaved = useWorkspaceState(isKept);
  const words = <SaveWords {...{ text, isSaved }} />;
  if (!isAccount) return words;
  return (
    <Suspense fallback={words}>
      <AccountSaveState />
    </Suspense>
  );
}

const AccountSaveState = lazyFetched(
  async () => (await import('./account-save-state.tsx')).AccountSaveState,
);
