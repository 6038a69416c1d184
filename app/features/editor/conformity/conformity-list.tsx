import { useState } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { RuleResult } from '#documents';
import { ConformityItem } from './conformity-item.tsx';
import type { SortedConformity } from './sort-conformity.ts';

export function ConformityList({ sorted }: { sorted: SortedConformity }) {
  const [isSatisfiedOpen, setIsSatisfiedOpen] = useState(false);
  const { toCorrect, toKnow, satisfied } = sorted;
  return (
    <div className="flex flex-col gap-3">
      {toCorrect.length > 0 && <Rules title="À corriger" rules={toCorrect} />}
      {toKnow.length > 0 && <Rules title="Pour information" rules={toKnow} />}
      {satisfied.length > 0 && (
        <Disclosure
          level={3}
          title="Satisfaites"
          summary={`${satisfied.length} règles`}
          isOpen={isSatisfiedOpen}
          onToggle={setIsSatisfiedOpen}
        >
          <ul className="divide-y divide-rule">
            {satisfied.map((result) => (
              <ConformityItem key={`${result.id} ${result.field}`} result={result} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly RuleResult[] }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <ul className="divide-y divide-rule">
        {rules.map((result) => (
          <ConformityItem key={`${result.id} ${result.field}`} result={result} />
        ))}
      </ul>
    </div>
  );
}
