import { useIsOnline } from '#app/ui/use-is-online.ts';

/** Says that the network is gone, above everything and in the way of nothing. */
export function NetworkLine() {
  const isOnline = useIsOnline();
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 flex justify-center print:hidden"
    >
      {!isOnline && (
        <p className="rounded-b-control border border-t-0 border-amber bg-amber-soft px-3 text-sm leading-5">
          Hors connexion&nbsp;: tout reste ici.
        </p>
      )}
    </div>
  );
}
