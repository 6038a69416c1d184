import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listMatchingClients } from '#app/data/account/records/kept/find-record-ids.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { sayRefusal } from '#app/records/say-refusal.ts';
import { useSettled } from '#app/records/use-settled.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { type ReadShownDocument, useNamedRecord } from './use-named-record.ts';

/** Asks which client a document counts for, where several have its name or its number. */
export function ClientChoice({ readDocument }: { readDocument: ReadShownDocument }) {
  const id = useId();
  const { name, siren, siret, vatNumber, address } = useDraft((draft) => draft.buyer);
  const { postalCode } = address;
  const party = useSettled({ name, siren, siret, vatNumber, address: { postalCode } });
  const { named, hold } = useNamedRecord('clientId', readDocument);
  const { data: matches = [] } = useQuery(
    {
      queryKey: ['clients', 'matching', party],
      queryFn: () => listMatchingClients(party),
      enabled: named === undefined && party.name !== '',
    },
    queryClient,
  );
  if (named !== undefined || matches.length < 2) return null;
  return (
    <div className="my-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Lequel de vos clients&nbsp;?
      </label>
      <Select
        id={id}
        className="mt-1"
        value=""
        aria-describedby={`${id}-why`}
        onChange={({ target }) => hold()(target.value).catch(sayRefusal)}
      >
        <option value="">Aucun pour l’instant</option>
        {matches.map((match) => (
          <option key={match.id} value={match.id}>
            {[match.name, match.city].filter(Boolean).join(', ')}
          </option>
        ))}
      </Select>
      <p id={`${id}-why`} className="mt-1 text-sm text-amber">
        Plusieurs fiches lui correspondent&nbsp;: ce document ne compte pour aucune.
      </p>
    </div>
  );
}
