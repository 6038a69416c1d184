import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import type { Outcome } from './use-task.tsx';

/** A live region must exist before its text for screen readers to announce it. */
export function TaskMessage({ outcome }: { outcome: Outcome }) {
  return (
    <div role="status" className="min-w-0">
      {outcome && <FieldMessage {...outcome} />}
    </div>
  );
}
