import { useState } from 'react';
import { CITY_SOURCE } from '#app/postcodes/city-source.ts';
import { createCityFiller } from '#app/postcodes/create-city-filler.ts';
import { prepareCommunes } from '#app/postcodes/find-communes.ts';
import { hasFrenchPostcodes } from '#app/postcodes/has-french-postcodes.ts';
import { suggestCities } from '#app/postcodes/suggest-cities.ts';
import type { Draft } from '#documents';
import { useReminderForm } from './form-context.tsx';
import { FormCombobox, FormText } from './form-fields.tsx';
import { changeReminderForm, formStore } from './form-store.ts';

/** The postcode fills in the city. */
export function PartyAddress({ party }: { party: 'buyer' | 'seller' }) {
  const { line1, postalCode, city, country } = useReminderForm()[party].address;
  const [filler] = useState(createCityFiller);
  const isKnown = hasFrenchPostcodes(country);
  const cityId = `${party}.address.city`;
  const changePostcode = (postcode: string) => {
    changeAddress(party, { postalCode: postcode });
    if (!isKnown) return;
    filler.fill(postcode, {
      read: () =>
        document.activeElement?.id === cityId ? null : formStore.get().form[party].address,
      write: (found) => changeAddress(party, { city: found }),
    });
  };
  return (
    <>
      <FormText
        id={`${party}.address.line1`}
        label="Adresse"
        className="sm:col-span-2"
        maxLength={200}
        value={line1}
        onChange={(text) => changeAddress(party, { line1: text })}
      />
      <FormText
        id={`${party}.address.postalCode`}
        label="Code postal"
        maxLength={20}
        value={postalCode}
        onFocus={isKnown ? prepareCommunes : undefined}
        onChange={changePostcode}
      />
      <FormCombobox
        id={cityId}
        label="Ville"
        maxLength={120}
        value={city}
        onFocus={({ currentTarget }) => {
          if (filler.isFilled(currentTarget.value)) currentTarget.select();
        }}
        onChange={(text) => changeAddress(party, { city: text })}
        suggest={(typed) => (isKnown && postalCode ? suggestCities(postalCode, typed) : [])}
        note={CITY_SOURCE}
      />
    </>
  );
}

function changeAddress(
  party: 'buyer' | 'seller',
  change: Partial<Draft['seller']['address']>,
): void {
  changeReminderForm((known) => ({
    [party]: { ...known[party], address: { ...known[party].address, ...change } },
  }));
}
