import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DelayField } from './delay-field.tsx';
import { listValidityOptions, type ValidityMode, validUntilOf } from './validity-modes.ts';

export function ValidityField({
  mode,
  onChooseMode,
  isRequired,
}: {
  mode: ValidityMode;
  onChooseMode: (mode: ValidityMode) => void;
  isRequired: boolean;
}) {
  return (
    <DelayField
      path="validUntil"
      label="Durée de validité"
      {...{ mode, onChooseMode, isRequired }}
      delays={listValidityOptions}
      dateOf={validUntilOf}
    >
      <DraftDate path="validUntil" label="Valable jusqu’au" isLabelHidden className="mt-2" />
    </DelayField>
  );
}
