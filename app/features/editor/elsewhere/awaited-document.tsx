import { Link } from 'react-router';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { startDraft } from '#app/features/editor/workspace/open-draft.ts';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { KindName } from '#documents';

/** In the place of the form, while the document of the address is not on this device. */
export function AwaitedDocument({ kindName }: { kindName: KindName }) {
  const workspace = useWorkspace();
  const awaited = useWorkspaceState((state) => state.awaited);
  if (awaited === null) return null;
  const { title, text } = WORDS[awaited];
  const start = () => {
    workspace.set({ awaited: null });
    startDraft(workspace);
  };
  return (
    <div role="status">
      <Notice
        title={title}
        actions={
          <>
            <Button asChild>
              <Link to="/documents">Voir mes documents</Link>
            </Button>
            {awaited === 'gone' && (
              <Button onClick={start}>Commencer {wordsOf(kindName).one}</Button>
            )}
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

const WORDS = {
  arriving: {
    title: 'Ce document arrive de votre compte…',
    text: 'Il s’ouvre dès qu’il est sur cet appareil.',
  },
  unreachable: {
    title: 'Ce document n’est pas encore sur cet appareil.',
    text: 'Il est dans votre compte, et s’ouvrira ici dès que la connexion revient.',
  },
  gone: {
    title: 'Ce brouillon n’est plus dans votre compte.',
    text: 'Il a été supprimé, ou ce lien est d’un autre compte.',
  },
};
