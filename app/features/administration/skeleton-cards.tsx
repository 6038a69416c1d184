export function SkeletonCards() {
  return (
    <ul aria-busy className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {SKELETONS.map((key) => (
        <li key={key} className="rounded-card border border-rule bg-surface p-5">
          <p className="text-ink-soft">Chargement...</p>
          <div aria-hidden className="mt-4 h-8 w-24 animate-pulse rounded-control bg-hover" />
          <div aria-hidden className="mt-3 h-4 w-32 animate-pulse rounded-control bg-hover" />
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = ['first', 'second', 'third', 'fourth'];
