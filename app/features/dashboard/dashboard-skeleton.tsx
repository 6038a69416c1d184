/** The shape of the figures, of who owes what, and of what stands beside it. */
export function DashboardSkeleton() {
  return (
    <div aria-hidden>
      <div className="mt-3 flex flex-wrap gap-1.5 sm:mt-6 sm:grid sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {['cashed', 'due', 'late', 'waiting'].map((figure) => (
          <div
            key={figure}
            className="h-8 w-32 rounded-full border border-rule bg-surface sm:h-24 sm:w-auto sm:rounded-card"
          />
        ))}
      </div>
      <div className="mt-3 grid gap-5 sm:mt-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {['owed', 'next'].map((card) => (
          <div key={card} className="h-80 rounded-card border border-rule bg-surface" />
        ))}
      </div>
      <div className="mt-5 h-80 rounded-card border border-rule bg-surface" />
    </div>
  );
}
