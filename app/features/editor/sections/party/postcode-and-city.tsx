import { type FocusEvent, useState } from 'react';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { getAt, setAt } from '#app/features/editor/store/path.ts';
import { CITY_SOURCE } from '#app/postcodes/city-source.ts';
import { createCityFiller } from '#app/postcodes/create-city-filler.ts';
import { prepareCommunes } from '#app/postcodes/find-communes.ts';
import { hasFrenchPostcodes } from '#app/postcodes/has-french-postcodes.ts';
import { suggestCities } from '#app/postcodes/suggest-cities.ts';
import type { AddressPath, DraftPath } from '#documents';
import { PartyCombobox } from './party-combobox.tsx';

/** Fills the only city of a postcode; offers a choice when there are several. */
export function PostcodeAndCity({
  path,
  isOwn,
  isRequired,
}: {
  path: AddressPath;
  isOwn: boolean;
  isRequired: boolean;
}) {
  const country = useTextAt(`${path}.country`);
  const isFrench = country === 'FR';
  const isKnown = hasFrenchPostcodes(country);
  const { postcode, fillCity, isFilled } = useCity(path);
  const fill = (token: string) => (isOwn ? token : 'off');
  const selectFilled = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (isFilled(currentTarget.value)) currentTarget.select();
  };
  return (
    <>
      <DraftText
        path={`${path}.postalCode`}
        isRequired={isRequired && isFrench}
        inputMode={isFrench ? 'numeric' : undefined}
        autoComplete={fill('postal-code')}
        normalize={(text) => (isFrench ? text.replace(/\s/g, '') : text)}
        onFocus={isKnown ? prepareCommunes : undefined}
        onTyped={isKnown ? fillCity : undefined}
      />
      <PartyCombobox
        path={`${path}.city`}
        isRequired={isRequired}
        autoComplete={fill('address-level2')}
        suggest={(typed) => (isKnown && postcode ? suggestCities(postcode, typed) : [])}
        onFocus={selectFilled}
        opensWhenEmpty
        note={CITY_SOURCE}
      />
    </>
  );
}

function useCity(path: AddressPath) {
  const { store } = useEditor();
  const [filler] = useState(createCityFiller);
  const cityPath = `${path}.city` as const;
  const textAt = (at: DraftPath) => String(getAt(store.getState().draft, at) ?? '');
  const read = () =>
    document.activeElement?.id === fieldId(cityPath)
      ? null
      : { postalCode: textAt(`${path}.postalCode`), city: textAt(cityPath) };
  return {
    postcode: useTextAt(`${path}.postalCode`),
    isFilled: filler.isFilled,
    // Same undo step as the postcode.
    fillCity: (postcode: string) =>
      filler.fill(postcode, {
        read,
        write: (city) =>
          store.update((draft) => setAt(draft, cityPath, city), `${path}.postalCode`),
      }),
  };
}
