/** Shows that something is loading, as long as there is nothing else to show. */
export function Spinner({ label = 'Chargement...' }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-ink-soft">
      <span
        aria-hidden
        className="size-5 animate-spin rounded-full border-2 border-rule border-t-primary"
      />
      {label}
    </p>
  );
}
