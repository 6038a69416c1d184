import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '#app/features/editor/actions/downloads/download-button.tsx';
import { findGlyphs } from '#app/features/editor/conformity/say-glyphs.ts';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { issueShown } from './issue-shown.ts';

/**
 * Issues the document of a signed-in user after a confirmation; downloads its file once it is
 * issued.
 */
export function IssueButton({ isShort = false }: { isShort?: boolean }) {
  const workspace = useWorkspace();
  const isIssued = useWorkspaceState(({ issued }) => issued !== null);
  const draft = useDraft((current) => current);
  const unprintable = useAnalysis(({ conformity }) => findGlyphs(conformity));
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (isIssued) return <DownloadButton isShort={isShort} hasMenu={!isShort} isPlain />;
  const { the, agree, it } = wordsOfDraft(draft);
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
        onClick={() => !isBusy && setAsking(true)}
      >
        <Stamp aria-hidden />
        Émettre
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Émettre ${the}\u00a0?`}
        description={`Son numéro est pris, son contenu est figé, et son fichier vous est donné. Une fois ${agree('émis')}, vous ne pourrez plus ${it} modifier\u00a0: un autre document corrige.`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Continuer à modifier</Button>
            <Button variant="primary" onClick={issue}>
              Émettre et télécharger
            </Button>
          </>
        }
      >
        {unprintable && <p>{unprintable.message}</p>}
      </Dialog>
    </>
  );
}
