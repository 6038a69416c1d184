import type { ReactNode } from 'react';

/** Missing facts are shown as missing. */
export function OperatorFacts({
  facts,
}: {
  facts: readonly { label: string; value: ReactNode; isOptional?: boolean }[];
}) {
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-card border border-rule bg-surface p-4 sm:grid-cols-[auto_1fr]">
      {facts
        .filter(({ value, isOptional }) => value || !isOptional)
        .map(({ label, value }) => (
          <div key={label} className="sm:contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="min-w-0 break-words text-ink-soft">{value || MISSING}</dd>
          </div>
        ))}
    </dl>
  );
}

const MISSING = 'L’exploitant de ce serveur ne l’a pas encore indiqué.';
