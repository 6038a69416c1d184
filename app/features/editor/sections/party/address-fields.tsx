import { Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { QuietSelect } from '#app/features/editor/sections/card/quiet-select.tsx';
import { useDraft, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { getAt } from '#app/features/editor/store/path.ts';
import { hasFrenchPostcodes } from '#app/postcodes/has-french-postcodes.ts';
import { Button } from '#app/ui/button.tsx';
import type { AddressPath } from '#documents';
import { type CountryChoice, listCountries } from './address-countries.ts';
import { PostcodeAndCity } from './postcode-and-city.tsx';
import { useOneLineAddress } from './use-one-line-address.ts';

/** `isOwn` allows browser autofill, which knows the visitor’s address, not a customer’s. */
export function AddressFields({
  path,
  label,
  isOwn = false,
  isRequired = false,
  countries = 'all',
  onCountry,
}: {
  path: AddressPath;
  label?: string;
  isOwn?: boolean;
  isRequired?: boolean;
  countries?: CountryChoice;
  /** Replaces the write of the country. */
  onCountry?: (country: string) => void;
}) {
  const country = useTextAt(`${path}.country`);
  const hasMoreLines = useDraft((draft) =>
    [`${path}.line2` as const, `${path}.line3` as const].some((at) => Boolean(getAt(draft, at))),
  );
  const [isLong, setIsLong] = useState(false);
  const splitOneLine = useOneLineAddress(path);
  const isFrench = country === 'FR';
  const fill = (token: string) => (isOwn ? token : 'off');
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-start gap-x-3 gap-y-4 sm:col-span-2 sm:grid-cols-[8.5rem_1fr]">
      <div className="col-span-full">
        <DraftText
          path={`${path}.line1`}
          label={label}
          isRequired={isRequired}
          autoComplete={fill('address-line1')}
          placeholder={hasFrenchPostcodes(country) ? 'Rue, ou toute l’adresse' : undefined}
          onLeave={splitOneLine}
        />
        <div className="mt-1 -mb-2 flex items-center justify-end gap-2">
          {!isLong && !hasMoreLines && (
            <Button
              variant="quiet"
              size="sm"
              className="mr-auto -ml-3"
              onClick={() => {
                // Rendered synchronously, so that the field exists when it is focused.
                flushSync(() => setIsLong(true));
                document.getElementById(fieldId(`${path}.line2`))?.focus();
              }}
            >
              <Plus aria-hidden />
              Ajouter un complément
            </Button>
          )}
          <QuietSelect
            path={`${path}.country`}
            options={listCountries(countries, country)}
            onSelect={onCountry}
          />
        </div>
      </div>
      {(isLong || hasMoreLines) && (
        <div className="col-span-full grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <DraftText path={`${path}.line2`} autoComplete={fill('address-line2')} />
          <DraftText path={`${path}.line3`} autoComplete={fill('address-line3')} />
        </div>
      )}
      <PostcodeAndCity path={path} isOwn={isOwn} isRequired={isRequired} />
      {!isFrench && (
        <DraftText
          path={`${path}.region`}
          label="Région ou État, si le pays en écrit un"
          className="col-span-full"
          autoComplete={fill('address-level1')}
        />
      )}
    </div>
  );
}
