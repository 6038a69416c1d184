import type { ReactNode } from 'react';

/** A page that has only one thing to say. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-xl">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{children}</p>
    </section>
  );
}
