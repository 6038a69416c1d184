import { nameProvider } from '#app/account-forms/name-provider.ts';
import { Button } from '#app/ui/button.tsx';
import { capitalize } from '#documents';
import type { WayIn } from './list-ways-in.ts';

/** A provider, and the button that links or unlinks it unless it is the last way in. */
export function WayInRow({
  wayIn,
  isBusy,
  onToggle,
}: {
  wayIn: WayIn;
  isBusy: boolean;
  onToggle: () => void;
}) {
  const name = nameProvider(wayIn.provider);
  const isLinked = wayIn.state === 'linked';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0 grow basis-48 break-words">
        {capitalize(name)}
        <span className="block text-sm text-ink-soft">
          {isLinked
            ? `Vous connecte ${wayIn.email && `avec ${wayIn.email}`}`
            : 'Ne vous connecte pas'}
        </span>
      </span>
      {isLinked && wayIn.isOnly ? (
        <span className="text-sm text-ink-soft">Votre seule façon de vous connecter</span>
      ) : (
        <Button aria-disabled={isBusy || undefined} onClick={onToggle}>
          {isLinked ? 'Dissocier' : 'Relier'}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
