import type { ReactNode } from 'react';

export function Notice({
  title,
  actions,
  children,
}: {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mx-auto max-w-xl py-8 lg:py-16">
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{children}</p>
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </section>
  );
}
