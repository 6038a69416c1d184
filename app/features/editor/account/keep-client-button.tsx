import { useQuery } from '@tanstack/react-query';
import {
  type Client,
  findClientOf,
  removeClients,
  saveClient,
} from '#app/data/account/records/clients.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { runMutation } from '#app/data/account/records/run-mutation.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { newUuid } from '#app/lib/new-id.ts';
import { useSettled } from '#app/records/use-settled.ts';
import { type Draft, requireKind } from '#documents';
import { KeepRecordButton } from './keep-record-button.tsx';

export function KeepClientButton() {
  const buyer = useDraft((draft) => draft.buyer);
  const deliveryAddress = useDraft((draft) => draft.deliveryAddress);
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  const { name, siren } = buyer;
  const entry = useQuery(findClientOf(useSettled({ name, siren })), queryClient);
  const save = async (known: Client | null) => {
    const kept = toKeep({ buyer, deliveryAddress }, known);
    await runMutation(saveClient(), kept);
    return () => (known ? runMutation(saveClient(), known) : runMutation(removeClients(), [kept]));
  };
  return (
    <KeepRecordButton
      {...{ entry, save }}
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

/** The contacts of an entry stay, and so does its delivery address unless the document has one. */
function toKeep(
  { buyer, deliveryAddress }: Pick<Draft, 'buyer' | 'deliveryAddress'>,
  known: Client | null,
): Client {
  const address = deliveryAddress ?? known?.deliveryAddress;
  return {
    ...{ id: known?.id ?? newUuid(), buyer, contacts: known?.contacts ?? [] },
    ...(address && { deliveryAddress: address }),
  };
}
