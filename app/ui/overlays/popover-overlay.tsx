import { Popover } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';

/** The panel once it has been asked for: it opens as it comes, beside its button in the page too. */
export function PopoverOverlay({
  trigger,
  label,
  align,
  children,
}: {
  trigger: ReactElement;
  label: string;
  align: 'start' | 'center' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-40 whitespace-normal text-left text-base font-normal text-ink max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-rule bg-surface p-4 shadow-float"
      >
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Popover.Content>
    </Popover.Root>
  );
}
