import { Ellipsis } from 'lucide-react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MenuButton } from '#app/ui/overlays/menu-button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { DocumentMenuProps } from './document-menu-props.ts';

export function DocumentMenu(props: DocumentMenuProps) {
  const trigger = (
    <IconButton label="Autres actions">
      <Ellipsis aria-hidden />
    </IconButton>
  );
  return (
    <MenuButton trigger={trigger}>{() => <OpenedMenu trigger={trigger} {...props} />}</MenuButton>
  );
}

const OpenedMenu = lazyWhenUsed(async () => (await import('./of-menu.ts')).OpenedMenu);
