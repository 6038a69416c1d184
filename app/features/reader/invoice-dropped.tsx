import { useState } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { DroppedTerm } from '#documents/received';

/** Data of the file that the drawn document lacks: nothing of an invoice stays hidden. */
export function InvoiceDropped({ dropped }: { dropped: readonly DroppedTerm[] }) {
  const [isOpen, setOpen] = useState(dropped.length <= FEW);
  if (dropped.length === 0) return null;
  const title =
    dropped.length === 1
      ? '1 information hors du document'
      : `${dropped.length} informations hors du document`;
  return (
    <section className="rounded-card border border-rule bg-surface p-5 sm:p-6">
      <Disclosure title={title} isOpen={isOpen} onToggle={setOpen}>
        <p className="text-ink-soft">
          Le fichier les contient, mais le document affiché n’a pas de place pour elles.
        </p>
        <dl className="mt-4 flex flex-col gap-3">
          {dropped.map(({ term, label, value, count }) => (
            <div key={`${term} ${label}`} className="min-w-0">
              <dt className="text-sm text-ink-soft">
                {label} ({term}
                {count > 1 && `, ${count} fois`})
              </dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}

/** Few enough to read without scrolling. */
const FEW = 6;
