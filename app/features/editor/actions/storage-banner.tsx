import { Download, TriangleAlert } from 'lucide-react';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { downloadJson } from './downloads/downloads.ts';

export function StorageBanner() {
  const workspace = useWorkspace();
  const status = useWorkspaceState((state) => state.status);
  return (
    <div role="alert">
      {(status === 'full' || status === 'refused') && (
        <div className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-3 rounded-card border border-amber bg-amber-soft p-4">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
          <p className="min-w-60 grow basis-0">
            <strong className="font-semibold">{TITLES[status]}</strong> {ADVICE[status]}
          </p>
          <Button onClick={() => downloadJson(workspace)}>
            <Download aria-hidden />
            Télécharger le brouillon
          </Button>
        </div>
      )}
    </div>
  );
}

const TITLES = {
  full: 'Cet appareil n’a plus de place.',
  refused: 'Ce navigateur refuse d’enregistrer.',
};
const ADVICE = {
  full: 'Supprimez d’anciens brouillons, ou téléchargez celui-ci pour le rouvrir plus tard.',
  refused:
    'C’est souvent le cas en navigation privée. Téléchargez le brouillon avant de fermer la page, pour le rouvrir plus tard.',
};
