export function DossierSkeleton() {
  return (
    <div aria-hidden className="mt-6">
      <div className="h-10 max-w-md rounded-control bg-hover" />
      <div className="mt-4 h-8 max-w-sm rounded-control bg-hover" />
      <ul className="mt-6 rounded-card border border-rule bg-surface">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <li
            key={row}
            className="flex h-20 items-center gap-4 border-b border-rule px-4 last:border-b-0 lg:h-16"
          >
            <div className="h-4 w-40 rounded-sm bg-hover" />
            <div className="ml-auto h-4 w-24 rounded-sm bg-hover" />
          </li>
        ))}
      </ul>
    </div>
  );
}
