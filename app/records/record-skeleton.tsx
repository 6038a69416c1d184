export function RecordSkeleton() {
  return (
    <ul aria-hidden className="mt-4 rounded-card border border-rule bg-surface">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
        <li
          key={row}
          className="flex h-16 items-center gap-4 border-b border-rule px-4 last:border-b-0 lg:h-12"
        >
          <div className="h-4 w-40 rounded-sm bg-hover" />
          <div className="ml-auto h-4 w-24 rounded-sm bg-hover" />
        </li>
      ))}
    </ul>
  );
}
