import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { MenuAction, MenuEntry } from './menu-entry.ts';

/**
 * The menu, loaded on demand: opens once loaded. Rendered next to its button, to stay in the same
 * landmark.
 */
export function MenuOverlay({
  trigger,
  head,
  entries,
  align,
}: {
  trigger: ReactElement;
  head?: ReactNode;
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
}) {
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        loop
        className="z-40 whitespace-normal text-left text-base font-normal text-ink max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 overflow-y-auto rounded-card border border-rule bg-surface p-1 shadow-float"
      >
        {head && (
          <DropdownMenu.Label className="border-b border-rule px-3 pt-1.5 pb-2.5 mb-1">
            {head}
          </DropdownMenu.Label>
        )}
        {entries.map((entry, index) =>
          entry === 'separator' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a separator is known by its place only
            <DropdownMenu.Separator key={index} className="my-1 h-px bg-rule" />
          ) : (
            <MenuItem key={entry.label} entry={entry} />
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function MenuItem({ entry }: { entry: MenuAction }) {
  const { href, isChecked, isDanger, isDisabled, onSelect } = entry;
  const className = `flex min-h-9 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-hover ${isDanger ? 'text-stamp' : ''}`;
  if (isChecked !== undefined) {
    return (
      <DropdownMenu.CheckboxItem
        role="menuitemradio"
        checked={isChecked}
        disabled={isDisabled}
        onSelect={onSelect}
        className={className}
      >
        <MenuItemText entry={entry} />
        <Check aria-hidden className={`size-4 text-primary ${isChecked ? '' : 'invisible'}`} />
      </DropdownMenu.CheckboxItem>
    );
  }
  if (href) {
    return (
      <DropdownMenu.Item asChild className={className} onSelect={onSelect}>
        <Link to={href}>
          <MenuItemText entry={entry} />
        </Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={className} disabled={isDisabled} onSelect={onSelect}>
      <MenuItemText entry={entry} />
    </DropdownMenu.Item>
  );
}

function MenuItemText({ entry }: { entry: MenuAction }) {
  const { icon, label, detail, shortcut, isDanger } = entry;
  return (
    <>
      {icon && (
        <span aria-hidden className={`[&_svg]:size-4.5 ${isDanger ? '' : 'text-ink-soft'}`}>
          {icon}
        </span>
      )}
      <span className="min-w-0 grow">
        {label}
        {detail && <span className="block text-sm text-ink-soft">{detail}</span>}
      </span>
      {shortcut && (
        <span className="text-sm whitespace-nowrap text-ink-soft pointer-coarse:hidden">
          {shortcut}
        </span>
      )}
    </>
  );
}
