import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '#app/features/editor/actions/downloads/download-button.tsx';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { issueShown, mayIssue } from './issue-shown.ts';

/**
 * Issues the document of a signed-in user after a confirmation; downloads its file once it is
 * issued.
 */
export function IssueButton({ isShort = false }: { isShort?: boolean }) {
  const workspace = useWorkspace();
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isIssued) return <DownloadButton isShort={isShort} hasMenu={!isShort} isPlain />;
  const ask = async () => setAsking(await mayIssue(workspace));
  const issue = async () => {
    setAsking(false);
    setBusy(true);
    await issueShown(workspace).finally(() => setBusy(false));
  };
  return (
    <>
      {!isShort && <DownloadButton hasMenu isDraft isPlain />}
      <Button
        variant="primary"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && ask()}
      >
        <Stamp aria-hidden />
        Émettre
      </Button>
      {isAsking && <IssueDialog onClose={() => setAsking(false)} onIssue={issue} />}
    </>
  );
}
