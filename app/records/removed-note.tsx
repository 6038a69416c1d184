import { X } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

/** Offers to restore what was just deleted. */
export function RemovedNote({
  text,
  onRestore,
  onClose,
}: {
  text: string | null;
  onRestore: () => void;
  onClose: () => void;
}) {
  return (
    <div role="status">
      {text !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-hover py-2 pr-2 pl-4">
          <p className="min-w-52 grow basis-0">{text}</p>
          {/* The button that had the focus is gone. */}
          <Button size="sm" ref={(button) => button?.focus()} onClick={onRestore}>
            Annuler la suppression
          </Button>
          <IconButton label="Fermer" size="sm" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
