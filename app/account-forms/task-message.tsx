import type { ReactNode } from 'react';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';

/** The result of the last task of a card. */
export type Outcome = { tone: 'success' | 'error'; text: ReactNode } | null;

/** A live region must exist before its text for screen readers to announce it. */
export function TaskMessage({ outcome }: { outcome: Outcome }) {
  return (
    <div role="status" className="min-w-0">
      {outcome && <FieldMessage {...outcome} />}
    </div>
  );
}
