import { hashKey, useQuery } from '@tanstack/react-query';
import {
  type Client,
  listClientsLike,
  removeClients,
  saveClient,
} from '#app/data/account/records/clients.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { newUuid } from '#app/lib/new-id.ts';
import { useSettled } from '#app/records/use-settled.ts';
import { type Draft, requireKind } from '#documents';
import { findEntryOf } from '#documents/dossier';
import type { KeepPartyProps } from './keep-party-props.ts';
import { KeepRecordButton } from './keep-record-button.tsx';
import { useNamedRecord } from './use-named-record.ts';

export function KeepClientButton({ readDocument, onMistake }: KeepPartyProps) {
  const buyer = useDraft((draft) => draft.buyer);
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  const { name, siren } = buyer;
  const { data: clients } = useQuery(listClientsLike(useSettled({ name, siren })), queryClient);
  const { named, hold } = useNamedRecord('clientId', readDocument);
  const own = clients?.find(({ id }) => id === named);
  const entry = own ?? (clients && findClient(clients, buyer));
  const save = async (known: Client | null) => {
    const name = hold();
    // The contacts and the delivery address of an entry are its own.
    const kept = { contacts: [], ...known, id: known?.id ?? newUuid(), buyer };
    await runMutation(saveClient(), kept);
    await name(kept.id);
    return async () => {
      await (known ? runMutation(saveClient(), known) : runMutation(removeClients(), [kept]));
      await name(named);
    };
  };
  return (
    <KeepRecordButton
      side="buyer"
      {...{ entry, save, onMistake }}
      isNamed={entry?.id === named}
      onName={({ id }) => hold()(id)}
      party={buyer}
      partyOf={(client: Client) => client.buyer}
      address="/clients"
      words={{
        keep: isSale ? 'Enregistrer ce client' : 'Enregistrer dans mes clients',
        kept: 'Enregistré dans vos clients',
        known: 'Dans vos clients',
      }}
    />
  );
}

/** An entry with this very identity comes before the one that it may bring up to date. */
function findClient(clients: readonly Client[], buyer: Draft['buyer']): Client | null {
  const parties = clients.map((client) => ({ ...client.buyer, client }));
  const same = clients.find((client) => hashKey([client.buyer]) === hashKey([buyer]));
  return same ?? findEntryOf(parties, buyer)?.client ?? null;
}
