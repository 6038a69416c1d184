import type { ReactNode } from 'react';

/** An action drawn as a link. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="cursor-pointer rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}
