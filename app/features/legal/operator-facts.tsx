import type { ReactNode } from 'react';
import { WhenSaid } from '#app/ui/when-said.tsx';
import type { Saying } from '#content/deployment.ts';
import { deployment } from '#content/site.ts';

/** Missing facts are shown as missing, unless nobody owes them, or `instead` stands for them. */
export function OperatorFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 rounded-card border border-rule bg-surface p-4 sm:grid-cols-[auto_1fr]">
      {facts.map(({ label, name, isOptional, instead = MISSING }) => (
        <WhenSaid key={name} setting={isOptional ? name : undefined}>
          <div className="sm:contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="min-w-0 break-words text-ink-soft">
              <WhenSaid setting={name}>{deployment[name]}</WhenSaid>
              <WhenSaid setting={name} isNot>
                {instead}
              </WhenSaid>
            </dd>
          </div>
        </WhenSaid>
      ))}
    </dl>
  );
}

type Fact = { label: string; name: Saying; isOptional?: boolean; instead?: ReactNode };

const MISSING = 'L’exploitant de ce serveur ne l’a pas encore indiqué.';
