import type { KnownParty } from '#app/features/editor/account/party-options.ts';
import { type Draft, foldAccents } from '#documents';
import { type RecordIds, recordIdsOf } from '#documents/dossier';

type Party = Draft['seller'] | Draft['buyer'];
type Entry<Value> = RecordIds & { key: string; value: Value };

/**
 * The parties whose name, city or SIREN match the text, in the given order; all for an empty text.
 */
export function matchParties<Value extends Party>(
  entries: readonly Entry<Value>[],
  text: string,
): (KnownParty<Value> & RecordIds)[] {
  const words = foldAccents(text).split(/\s+/).filter(Boolean);
  return entries
    .filter(
      ({ value }) => value.name !== '' && words.every((word) => describe(value).includes(word)),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ key, value, clientId, companyId }) => ({
      ...recordIdsOf({ clientId, companyId }),
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
