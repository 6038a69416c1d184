import { FileArchive, Files } from 'lucide-react';
import { useRef, useState } from 'react';
import { isAccount } from '#app/data/is-account.ts';
import { guardExit } from '#app/features/editor/chain/guard-exit.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { checkConformity, type Draft, listBlocking } from '#documents';
import type { KeptTerm } from './kept-series.ts';
import { saveSeries } from './save-series.ts';
import { SeriesProgress } from './series-progress.tsx';

export function SeriesActions({
  drafts,
  kept,
  months,
  onClose,
}: {
  /** Null while a cell cannot be read. */
  drafts: readonly Draft[] | null;
  kept: readonly KeptTerm[];
  months: readonly { month: string }[];
  onClose: () => void;
}) {
  const workspace = useWorkspace();
  const { today } = useEditor();
  const stop = useRef<AbortController | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [first] = drafts ?? [];
  const [blocking] = first ? listBlocking(judge(first, today)) : [];

  const save = async (output: 'zip' | 'merged') => {
    if (!drafts || done !== null) return;
    stop.current = new AbortController();
    setDone(0);
    const isSaved = await saveSeries(workspace, {
      output,
      drafts,
      kept,
      months,
      signal: stop.current.signal,
      onProgress: setDone,
    }).finally(() => setDone(null));
    if (isSaved) onClose();
  };
  const ask = (output: 'zip' | 'merged') =>
    guardExit(workspace, { verb: 'télécharger', run: () => save(output) });
  const correct = () => {
    onClose();
    if (blocking) focusField(blocking.field);
  };
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-rule bg-surface px-5 py-4 sm:rounded-b-card">
      {blocking && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-amber-soft p-3">
          <p className="min-w-52 grow basis-0">
            Il manque une mention obligatoire&nbsp;: les pages porteront BROUILLON.
          </p>
          <Button size="sm" onClick={correct}>
            Corriger
          </Button>
        </div>
      )}
      {done === null ? (
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button disabled={!drafts} onClick={() => ask('merged')}>
            <Files aria-hidden />
            {isAccount() ? 'Émettre en un seul PDF' : 'Télécharger un seul PDF'}
          </Button>
          <Button variant="primary" disabled={!drafts} onClick={() => ask('zip')}>
            <FileArchive aria-hidden />
            {isAccount() ? 'Émettre' : 'Télécharger'}{' '}
            {drafts && drafts.length > 1 ? `les ${drafts.length} PDF` : 'le PDF'} (ZIP)
          </Button>
        </div>
      ) : (
        <SeriesProgress
          done={done}
          total={drafts?.length ?? 0}
          onCancel={() => stop.current?.abort()}
        />
      )}
    </div>
  );
}

/** An account numbers the documents when it issues them. */
function judge(draft: Draft, today: string) {
  return checkConformity(draft, today, undefined, { isNumberedAtIssue: isAccount() });
}
