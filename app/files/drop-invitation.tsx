import { FileDown } from 'lucide-react';
import { READER_PATH } from './received-file.ts';

/**
 * Shown while files are dragged over the page. Ignores the pointer, so that targets below still get
 * the drop.
 */
export function DropInvitation({ pathname }: { pathname: string }) {
  const isReader = pathname === READER_PATH;
  const isDossier = DOSSIER_PATHS.includes(pathname);
  return (
    <div className="flex size-full items-center justify-center bg-overlay p-4">
      <div className="flex w-full max-w-lg flex-col items-center gap-4 rounded-card border-2 border-primary border-dashed bg-surface px-6 py-12 text-center shadow-float">
        <FileDown aria-hidden className="size-10 text-primary" />
        <p className="text-xl font-semibold">
          {isReader ? 'Déposez la facture pour la lire' : 'Déposez le fichier pour le reprendre'}
        </p>
        <p className="max-w-sm text-ink-soft">
          Un document fait ici redevient modifiable, une facture reçue s’affiche
          {isDossier && ', un relevé bancaire dit ce qui a été payé'}. Rien ne quitte cet appareil.
        </p>
      </div>
    </div>
  );
}

/** The list of documents of the device, and that of an account. */
const DOSSIER_PATHS = ['/dossier', '/documents'];
