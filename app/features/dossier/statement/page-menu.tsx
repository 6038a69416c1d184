import { Ellipsis, FolderOpen, Landmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { OpenedStatement } from './statement-dialog.tsx';
import { useStatementDrop } from './use-statement-drop.ts';

/** The menu of rare actions: what comes from files, then `entries`. */
export function PageMenu({ entries = [] }: { entries?: readonly MenuEntry[] }) {
  const resume = useResumeDocument();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<OpenedStatement | null>(null);
  const read = (file: File) => {
    setOpened({ key: (opened?.key ?? 0) + 1, fileName: file.name, reading: startReading(file) });
    setOpen(true);
  };
  useStatementDrop(read);
  const close = () => {
    setOpen(false);
    setOpened(null);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Autres actions" className="max-sm:-mr-2">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          {
            label: 'Lire un relevé bancaire',
            detail: 'Pour noter les paiements reçus',
            icon: <Landmark />,
            onSelect: () => setOpen(true),
          },
          { label: 'Reprendre un document', icon: <FolderOpen />, onSelect: resume },
          ...entries,
        ]}
      />
      {isOpen && (
        <Suspense>
          <StatementDialog opened={opened} onFile={read} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

async function startReading(file: File) {
  const { readMatched } = await fetchPart(() => import('./read-matched.ts'));
  return readMatched(file);
}

const StatementDialog = lazyWhenUsed(
  async () => (await import('./statement-dialog.tsx')).StatementDialog,
);
