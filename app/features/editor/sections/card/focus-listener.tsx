import type { ReactNode } from 'react';

/**
 * Hears that one of the fields in it has the focus: what is being filled must not close around its
 * author.
 */
export function FocusListener({
  onEnter,
  className,
  children,
}: {
  onEnter: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears focus, no control
    <div onFocus={onEnter} className={className}>
      {children}
    </div>
  );
}
