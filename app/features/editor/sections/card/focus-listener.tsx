import type { ReactNode } from 'react';

/** Reports focus inside, so that a card does not fold while it is being filled. */
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
