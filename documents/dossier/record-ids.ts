import type { Draft } from '#documents/model/draft.ts';

/** The entries of an account that a document counts for; absent without an account. */
export type RecordIds = { clientId?: string; companyId?: string };

/** These ids alone; one that is empty or unset has no key. */
export function recordIdsOf({
  clientId,
  companyId,
}: {
  clientId?: string | null | undefined;
  companyId?: string | null | undefined;
}): RecordIds {
  return { ...(clientId && { clientId }), ...(companyId && { companyId }) };
}

/** What stays of the ids of a draft in another one: a party that is named anew has none. */
export function keepRecordIds(ids: RecordIds, { from, to }: { from: Draft; to: Draft }): RecordIds {
  const [isBuyer, isSeller] = [isNamedAs(to.buyer, from.buyer), isNamedAs(to.seller, from.seller)];
  return recordIdsOf({
    ...(isBuyer && { clientId: ids.clientId }),
    ...(isSeller && sirenOf(to) === sirenOf(from) && { companyId: ids.companyId }),
  });
}

function isNamedAs(party: { name: string }, other: { name: string }): boolean {
  return party.name.trim() === other.name.trim();
}

function sirenOf({ seller: { siren, siret } }: Draft): string {
  return siren || siret?.slice(0, 9) || '';
}
