import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';

/** The share capital, an amount or variable. */
export function SellerCapital() {
  return (
    <div>
      <DraftNumber path="seller.shareCapital" label="Capital social" scale={2} suffix="€" />
      <div className="mt-1">
        <DraftCheckbox path="seller.hasVariableCapital" label="Capital variable" />
      </div>
    </div>
  );
}
