import { Suspense } from 'react';
import { useIsAccount } from '#app/features/editor/workspace/use-is-account.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { DownloadButton } from './downloads/download-button.tsx';

/** Downloads the file, or issues the document when an account keeps it. */
export function MainAction({ isShort = false }: { isShort?: boolean }) {
  const isOfAccount = useIsAccount();
  const download = <DownloadButton isShort={isShort} hasMenu={!isShort} />;
  if (!isOfAccount) return download;
  return (
    <Suspense fallback={download}>
      <IssueButton isShort={isShort} />
    </Suspense>
  );
}

const IssueButton = lazyFetched(
  async () => (await import('./issuing/issue-button.tsx')).IssueButton,
);
