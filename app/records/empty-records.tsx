import type { ReactNode } from 'react';

export function EmptyRecords({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-8 rounded-card border border-rule bg-surface p-6 lg:p-10">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 text-ink-soft">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
