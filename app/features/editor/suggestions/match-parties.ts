import type { KnownParty } from '#app/features/editor/account/party-options.ts';
import { type Draft, foldAccents } from '#documents';

type Party = Draft['seller'] | Draft['buyer'];

/**
 * The parties whose name, city or SIREN match the text, in the given order; all for an empty text.
 */
export function matchParties<Value extends Party>(
  entries: readonly { key: string; value: Value }[],
  text: string,
): KnownParty<Value>[] {
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
