import { nameProvider } from '#app/account-forms/name-provider.ts';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { useOffers } from '#app/account-forms/use-offers.ts';
import {
  type Identity,
  linkProvider,
  listIdentities,
  unlinkIdentity,
} from '#app/data/account/identities.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { Card } from '#app/ui/card.tsx';
import { listWaysIn, type WayIn } from './list-ways-in.ts';
import { WayInRow } from './way-in-row.tsx';

/** Nothing when no provider is linked or offered. */
export function WaysInCard({
  identities,
  store,
}: {
  identities: readonly Identity[];
  store: AccountStore;
}) {
  const { run, outcome, isBusy } = useTask();
  const waysIn = listWaysIn(identities, useOffers().providers);
  if (waysIn.length === 0) return null;
  const unlink = async (identity: Identity) => {
    const name = nameProvider(identity.provider);
    await run(() => unlinkIdentity(identity), `Vous ne vous connectez plus avec ${name}.`);
    // Identities also change on other devices: read them again after any outcome.
    const left = await listIdentities();
    if (left.ok) store.update({ identities: left.value });
  };
  const toggle = (wayIn: WayIn) =>
    wayIn.state === 'linked'
      ? unlink(wayIn.identity)
      : run(() => linkProvider(wayIn.provider), null);
  return (
    <Card title="Autres façons de se connecter">
      <ul className="divide-y divide-rule">
        {waysIn.map((wayIn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changed row keeps the focus
          <WayInRow key={index} wayIn={wayIn} isBusy={isBusy} onToggle={() => toggle(wayIn)} />
        ))}
      </ul>
      <TaskMessage outcome={outcome} />
    </Card>
  );
}
