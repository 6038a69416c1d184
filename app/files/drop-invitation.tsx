import { FileDown } from 'lucide-react';

/**
 * Shown while files are dragged over the page. Ignores the pointer, so that targets below still get
 * the drop.
 */
export function DropInvitation({ isReader }: { isReader: boolean }) {
  return (
    <div className="flex size-full items-center justify-center bg-overlay p-4">
      <div className="flex w-full max-w-lg flex-col items-center gap-4 rounded-card border-2 border-primary border-dashed bg-surface px-6 py-12 text-center shadow-float">
        <FileDown aria-hidden className="size-10 text-primary" />
        <p className="text-xl font-semibold">
          {isReader ? 'Déposez la facture pour la lire' : 'Déposez le fichier pour le reprendre'}
        </p>
        <p className="max-w-sm text-ink-soft">
          Un document fait ici redevient modifiable, une facture reçue s’affiche. Rien ne quitte cet
          appareil.
        </p>
      </div>
    </div>
  );
}
