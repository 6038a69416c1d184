import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';

/**
 * Sends its form. While that is under way it keeps its words and its focus, and does nothing more.
 */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <Button
      variant="primary"
      type="submit"
      aria-disabled={isSending || undefined}
      className="w-full"
    >
      {isSending && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </Button>
  );
}
