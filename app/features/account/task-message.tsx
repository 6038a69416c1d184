import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import type { Outcome } from './use-task.tsx';

/**
 * What a card says of what it has just done; there from the start, so that screen readers hear it
 * change.
 */
export function TaskMessage({ outcome }: { outcome: Outcome }) {
  return (
    <div role="status" className="min-w-0">
      {outcome && <FieldMessage {...outcome} />}
    </div>
  );
}
