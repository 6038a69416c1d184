import type { ReactNode } from 'react';

export function ReadingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-rule bg-surface p-5 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
