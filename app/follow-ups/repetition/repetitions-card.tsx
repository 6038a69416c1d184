import { Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { Repetition } from '#documents/repetition';
import { RepetitionItem } from './repetition-item.tsx';
import { useRepetitions } from './use-repetitions.ts';

/** Every document that repeats; nothing where there is none. */
export function RepetitionsCard() {
  const state = useRepetitions();
  const [changed, setChanged] = useState<Repetition | null>(null);
  const [areAllShown, setAllShown] = useState(false);
  if (state.status !== 'ready' || state.value.length === 0) return null;
  return (
    <div className="mt-6">
      <Card title="Documents répétés">
        <ul className="flex flex-col divide-y divide-rule">
          {(areAllShown ? state.value : state.value.slice(0, FEW)).map((shown) => (
            <RepetitionItem
              key={shown.repetition.id}
              shown={shown}
              onChange={() => setChanged(shown.repetition)}
            />
          ))}
        </ul>
        {!areAllShown && state.value.length > FEW && (
          <Button size="sm" className="mt-3" onClick={() => setAllShown(true)}>
            Voir les {state.value.length}
          </Button>
        )}
      </Card>
      {changed && (
        <Suspense>
          <RepeatDialog
            repeated={{ model: changed.model, ids: changed, documentId: '', repetition: changed }}
            onClose={() => setChanged(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

const RepeatDialog = lazyWhenUsed(async () => (await import('./repeat-dialog.tsx')).RepeatDialog);

const FEW = 4;
