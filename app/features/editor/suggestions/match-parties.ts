import { type Draft, foldAccents } from '#documents';

type Party = Draft['seller'] | Draft['buyer'];

/** A party met before, as a combobox shows it: its name and its town. */
export type PartySuggestion<Value extends Party> = {
  id: string;
  label: string;
  detail: string;
  party: Value;
};

/**
 * The parties whose name, town or SIREN answers a text, in the order given; all when nothing is
 * typed yet.
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

/** All that a party may be looked for by, as one line of plain letters. */
function describe({ name, tradeName = '', siren = '', siret = '', address }: Party): string {
  return foldAccents([name, tradeName, siren, siret, address.city].join(' '));
}

const MAX_SUGGESTIONS = 8;
