import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SheetPanel } from '#app/ui/overlays/sheet-panel.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { Logo } from './logo.tsx';

/** The header’s content on small screens, behind a button. */
export function SitePanel() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label="Ouvrir le menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-mr-2 text-ink!"
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden className="size-6!" />
      </IconButton>
      <SheetPanel isOpen={isOpen} onClose={close} title={<Logo onClick={close} />}>
        <Suspense>
          <PanelContent onLeave={close} />
        </Suspense>
      </SheetPanel>
    </>
  );
}

const PanelContent = lazyWhenUsed(async () => (await import('./panel-content.tsx')).PanelContent);
