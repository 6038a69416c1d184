import { useEffect, useEffectEvent, useState } from 'react';
import { countGenerations } from '#app/data/functions/generations.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatCounted, formatNumber } from '#documents';
import { startExport } from './start-export.ts';
import type { ZipNews } from './zip-worker.ts';

/** Builds a ZIP with a progress bar and saves it. Closing cancels. */
export function ExportDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [count, setCount] = useState(0);
  const hear = useEffectEvent((news: Exclude<ZipNews, { kind: 'wanted' }>) => {
    if (news.kind === 'progress') setCount(news.count);
    else {
      onClose();
      if (news.kind === 'done') save(news);
      else sayFailed();
    }
  });
  const start = useEffectEvent(() => startExport({ ids, today: todayInFrance() }, hear));
  // Syncs with the worker, which lives as long as the dialog.
  useEffect(() => start(), []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Export en ZIP"
      description="Chaque document en PDF, avec son XML s’il en a un, et en JSON pour le rouvrir."
      actions={<Button onClick={onClose}>Annuler l’export</Button>}
    >
      <ProgressBar label="Documents prêts" value={count} max={ids.length} />
      <p role="status" className="mt-2 text-sm text-ink-soft tabular-nums">
        {formatNumber(String(count))} sur {formatNumber(String(ids.length))}
      </p>
    </Dialog>
  );
}

function save({ zip, undrawn, made }: Extract<ZipNews, { kind: 'done' }>): void {
  const name = `Mes documents ${todayInFrance()}.zip`;
  saveFile(name, zip, 'application/zip');
  countGenerations(made).catch((error: unknown) => console.warn('Files were not counted', error));
  if (undrawn === 0) showToast('ZIP téléchargé', { tone: 'success', detail: name });
  else
    showToast('ZIP téléchargé', {
      detail: `${undrawn === 1 ? 'Un document ne peut plus être dessiné' : formatCounted(undrawn, 'document', 'documents ne peuvent plus être dessinés')}\u00a0: le ZIP contient son JSON.`,
    });
}

function sayFailed(): void {
  showToast('Le ZIP n’a pas pu être fait.', {
    tone: 'error',
    detail: 'La connexion manque peut-être\u00a0: réessayez quand elle revient.',
  });
}
