import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { downloadEntries } from './download-entries.tsx';
import { downloadPdf } from './downloads.ts';

/** Downloads the PDF; its menu has the other formats. `isShort` shows only « PDF ». */
export function DownloadButton({
  isShort = false,
  hasMenu = false,
  isPlain = false,
  isDraft = false,
}: {
  isShort?: boolean;
  hasMenu?: boolean;
  /** Secondary style, beside a more important button. */
  isPlain?: boolean;
  isDraft?: boolean;
}) {
  const variant = isPlain ? 'secondary' : 'primary';
  const label = isDraft ? 'Télécharger le brouillon' : 'Télécharger le PDF';
  const workspace = useWorkspace();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadPdf(workspace).finally(() => setBusy(false));
  };
  return (
    <div className="flex shrink-0">
      <Button
        variant={variant}
        aria-label={isShort ? label : undefined}
        aria-disabled={isBusy}
        onClick={() => !isBusy && download()}
        className={hasMenu ? 'rounded-r-none' : ''}
      >
        <Download aria-hidden />
        {isShort ? <ShortLabel /> : label}
      </Button>
      {hasMenu && (
        <Menu
          trigger={
            <Button
              variant={variant}
              size="icon"
              aria-label="Choisir un autre fichier"
              data-tooltip="Choisir un autre fichier"
              className="w-9! rounded-l-none border-l-on-primary/40!"
            >
              <ChevronDown aria-hidden />
            </Button>
          }
          entries={downloadEntries(workspace)}
        />
      )}
    </div>
  );
}

function ShortLabel() {
  return (
    <>
      <span className="min-[30rem]:hidden">PDF</span>
      <span className="max-[30rem]:hidden">Télécharger le PDF</span>
    </>
  );
}
