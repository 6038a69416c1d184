export function LegalSources({ sources }: { sources: readonly string[] }) {
  return (
    <section className="mt-10 border-t border-rule pt-6">
      <h2 id="sources" className="text-lg">
        Sources
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-sm text-ink-soft">
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        Cette page informe&nbsp;; elle ne remplace pas l’avis d’un expert-comptable ou d’un avocat.
      </p>
    </section>
  );
}
