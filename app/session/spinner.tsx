/** That something is on its way, for as long as nothing else can be shown. */
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
