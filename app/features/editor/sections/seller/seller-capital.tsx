import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';

/** The share capital, an amount or variable. */
export function SellerCapital() {
  return (
    <div>
      <DraftNumber path="seller.shareCapital" suffix="€" />
      <div className="mt-1">
        <DraftCheckbox path="seller.hasVariableCapital" />
      </div>
    </div>
  );
}
