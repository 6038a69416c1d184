import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

/** A main button that asks the server; it keeps its words and its focus while it waits. */
export function WaitingButton({
  isWaiting,
  children,
  ...props
}: ComponentProps<'button'> & { isWaiting: boolean }) {
  return (
    <Button variant="primary" aria-disabled={isWaiting || undefined} {...props}>
      {isWaiting && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </Button>
  );
}
