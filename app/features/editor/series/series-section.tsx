import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { useDraftChoice } from '#app/features/editor/session/use-draft-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { lazyAtRest } from '#app/ui/waking/lazy-at-rest.ts';
import type { SeriesState } from './series-state.ts';

/** From one quittance, those of the year, or of each tenant. */
export function SeriesSection() {
  const [isOpen, setOpen] = useState(false);
  // Closed, the window keeps what was typed in it.
  const [state, setState] = useDraftChoice<SeriesState>();
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-rule bg-surface p-4 lg:px-5">
      <div className="min-w-52 grow basis-0">
        <h2 className="text-lg">Toute l’année en une fois</h2>
        <p className="mt-1 text-sm text-ink-soft">
          Douze quittances à partir de celle-ci, en un ZIP et en un seul PDF.
        </p>
      </div>
      <Button onClick={() => setOpen(true)}>
        <CalendarRange aria-hidden />
        Préparer l’année
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title="Quittances de l’année"
        description="Chaque mois reprend celle-ci, entier et sans régularisation. Changez ce qui diffère."
      >
        <SeriesForm state={state} onChange={setState} onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

const SeriesForm = lazyAtRest(async () => (await import('./series-form.tsx')).SeriesForm);
