import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';

/** A rebate names no invoice but a contract and a period (BR-FR-CO-03). */
export function CreditContract() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-4">
      <DraftText path="references.contract" isRequired className="sm:col-span-2" />
      <DraftDate path="supply.start" isRequired />
      <DraftDate path="supply.end" />
    </div>
  );
}
