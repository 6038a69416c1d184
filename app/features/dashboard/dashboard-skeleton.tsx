export function DashboardSkeleton() {
  return (
    <div aria-hidden>
      <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['cashed', 'due', 'late', 'waiting'].map((figure) => (
          <div key={figure} className="h-24 rounded-card border border-rule bg-surface" />
        ))}
      </div>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        {['turnover', 'vat', 'next', 'declared'].map((card) => (
          <div key={card} className="h-80 rounded-card border border-rule bg-surface" />
        ))}
      </div>
    </div>
  );
}
