import { CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type KeptTerm, readKeptSeries } from './kept-series.ts';
import type { SeriesState } from './series-state.ts';

/** Makes the quittances of a year, or of each tenant, from this one. */
export function SeriesSection() {
  const id = useWorkspaceState((current) => current.id);
  const [reading, setReading] = useState<Promise<KeptTerm[]> | null>(null);
  const close = () => setReading(null);
  // Kept outside the dialog, so that closing it loses nothing.
  const [state, setState] = useDraftChoice<SeriesState>();
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-rule bg-surface p-4 lg:px-5">
      <div className="min-w-52 grow basis-0">
        <h2 className="text-lg">Toute l’année en une fois</h2>
        <p className="mt-1 text-sm text-ink-soft">
          Les mois payés en quittances, les autres en avis d’échéance, en un ZIP ou en un seul PDF.
        </p>
      </div>
      <Button onClick={() => setReading(readKeptSeries(id))}>
        <CalendarRange aria-hidden />
        Préparer l’année
      </Button>
      <Dialog
        isOpen={reading !== null}
        onClose={close}
        size="lg"
        title="Quittances de l’année"
        description="Chaque mois reprend celle-ci, entier et sans régularisation. Changez ce qui diffère."
      >
        {reading && (
          <Suspense fallback={<p className="min-h-80 text-ink-soft">Préparation…</p>}>
            <SeriesForm state={state} reading={reading} onChange={setState} onClose={close} />
          </Suspense>
        )}
      </Dialog>
    </section>
  );
}

const SeriesForm = lazyWhenUsed(async () => (await import('./series-form.tsx')).SeriesForm);
