import { Button } from '#app/ui/button.tsx';

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
      {/* The pressed button is gone: move the focus to the one that stops the work. */}
      <Button ref={(button) => button?.focus()} onClick={onCancel}>
        Annuler
      </Button>
    </div>
  );
}
