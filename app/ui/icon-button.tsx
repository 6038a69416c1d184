import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

/** `label` is both the accessible name and the tooltip. */
export function IconButton({
  label,
  shortcut,
  size = 'md',
  variant = 'quiet',
  className = '',
  children,
  ...props
}: Omit<ComponentProps<typeof Button>, 'size' | 'asChild' | 'aria-label'> & {
  label: string;
  shortcut?: string;
  /** 40 px, or 32 px among other things. */
  size?: 'md' | 'sm';
  children: ReactNode;
}) {
  return (
    <Button
      aria-label={label}
      data-tooltip={shortcut ? `${label} (${shortcut})` : label}
      variant={variant}
      size="icon"
      className={size === 'sm' ? `size-8! [&_svg]:size-4! ${className}` : className}
      {...props}
    >
      {children}
    </Button>
  );
}
