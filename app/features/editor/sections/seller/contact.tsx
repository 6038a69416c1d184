import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { checkContactEmail } from '#app/features/editor/sections/party/check-identifier.ts';

/** How to reach the seller. */
export function SellerContact() {
  return (
    <div className={gridClasses}>
      <DraftText
        path="seller.phone"
        label="Téléphone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <DraftText
        path="seller.email"
        label="E-mail"
        type="email"
        autoComplete="email"
        check={checkContactEmail}
        maxLength={254}
      />
      <DraftText
        path="seller.contactName"
        label="Personne à contacter"
        autoComplete="name"
        maxLength={100}
      />
      <DraftText
        path="seller.website"
        label="Site"
        inputMode="url"
        autoComplete="url"
        maxLength={200}
      />
    </div>
  );
}
