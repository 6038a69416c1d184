import { type Draft, foldAccents } from '#documents';

type Party = Draft['seller'] | Draft['buyer'];

/** A remembered party as a combobox option: its name and city. */
export type PartySuggestion<Value extends Party> = {
  id: string;
  label: string;
  detail: string;
  party: Value;
};

/**
 * The parties whose name, city or SIREN match the text, in the given order; all for an empty text.
 */
export function matchParties<Value extends Party>(
  entries: readonly { key: string; value: Value }[],
  text: string,
): PartySuggestion<Value>[] {
  const words = foldAccents(text).split(/\s+/).filter(Boolean);
  return entries
    .filter(
      ({ value }) => value.name !== '' && words.every((word) => describe(value).includes(word)),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ key, value }) => ({
      id: key,
      label: value.name,
      detail: value.address.city,
      party: value,
    }));
}

/** All searchable texts of a party, without accents. */
function describe({ name, tradeName = '', siren = '', siret = '', address }: Party): string {
  return foldAccents([name, tradeName, siren, siret, address.city].join(' '));
}

const MAX_SUGGESTIONS = 8;
