import type { ReactNode } from 'react';

export function LegalFrame({
  title,
  updated,
  children,
}: {
  title: string;
  updated: string;
  children: ReactNode;
}) {
  return (
    <article className="column-3xl [&_a]:text-primary [&_a]:underline">
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-ink-soft">
        Version du <time dateTime={updated}>{writeDay(updated)}</time>
      </p>
      {children}
    </article>
  );
}

export function LegalSection({
  id,
  title,
  children,
}: {
  id?: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 grid gap-3 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5">
        {children}
      </div>
    </section>
  );
}

function writeDay(date: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
