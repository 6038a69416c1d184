import { siteFigures } from '#content/site-figures.ts';

/** Figures of the site, the operator’s with their source and year. */
export function Statistics() {
  const sources = new Set(
    siteFigures.statistics.flatMap(({ source, asOf }) => (source ? `${source}, ${asOf}` : [])),
  );
  return (
    <section aria-labelledby="chiffres" className="mt-14 lg:mt-20">
      <h2 id="chiffres" className="sr-only">
        En chiffres
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 rounded-card border border-rule bg-surface p-6 lg:grid-cols-4 lg:px-10 lg:py-8">
        {siteFigures.statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-soft">{label}</dt>
            <dd className="text-2xl font-semibold text-primary tabular-nums sm:text-3xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {sources.size > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{`${[...sources].join('\u00a0; ')}.`}</p>
      )}
    </section>
  );
}
