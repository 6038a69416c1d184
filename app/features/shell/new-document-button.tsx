import { Plus } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { pagesAt } from '#content/pages.ts';
import { listMenuEntries } from './menu-entries.ts';

/** The six kinds; `wordClassName` hides its word where there is room for the icon only. */
export function NewDocumentButton({
  align = 'end',
  className,
  wordClassName,
}: {
  align?: 'start' | 'end';
  className?: string;
  wordClassName?: string;
}) {
  return (
    <Menu
      align={align}
      trigger={
        <Button variant="primary" className={className}>
          <Plus aria-hidden />
          <span className={wordClassName}>Nouveau</span>
        </Button>
      }
      entries={listMenuEntries(pagesAt('documents'))}
    />
  );
}
