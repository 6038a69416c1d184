import { Button } from '#app/ui/button.tsx';

/** How many documents are made, out of how many. */
export function SeriesProgress({
  done,
  total,
  onCancel,
}: {
  done: number;
  total: number;
  onCancel: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-52 grow basis-0">
        <p id="series-progress" role="status">
          Préparation{done > 0 ? `\u00a0: ${done} sur ${total}` : '…'}
        </p>
        <progress
          aria-labelledby="series-progress"
          value={done}
          max={total}
          className="mt-1 h-2 w-full accent-primary"
        />
      </div>
      {/* The button that was pressed is gone: the focus goes to the one that stops it. */}
      <Button ref={(button) => button?.focus()} onClick={onCancel}>
        Annuler
      </Button>
    </div>
  );
}
