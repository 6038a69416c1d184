import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';

export function SellerContact() {
  return (
    <div className={gridClasses}>
      <DraftText path="seller.phone" type="tel" autoComplete="tel" />
      <DraftText path="seller.email" type="email" autoComplete="email" />
      <DraftText path="seller.contactName" autoComplete="name" />
      <DraftText path="seller.website" inputMode="url" autoComplete="url" />
    </div>
  );
}
