import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';

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
