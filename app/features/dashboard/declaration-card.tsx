import { Download } from 'lucide-react';
import { type BooksQuestion, readReceiptsBook } from '#app/data/account/books/read-books.ts';
import { useCsvExport } from '#app/records/csv/use-csv-export.ts';
import { useSync } from '#app/sync/use-sync.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { formatAmount } from '#documents';
import type { Activity, BookSums } from '#documents/books';
import { listBookRows } from './list-book-rows.ts';

export function DeclarationCard({
  activities,
  question,
}: {
  activities: BookSums['activities'];
  question: BooksQuestion;
}) {
  // A book that lacks documents is worse than none.
  const isPartial = useSync().copy !== null;
  const save = useCsvExport('livre-des-recettes', async () =>
    listBookRows(await readReceiptsBook(question)),
  );
  return (
    <Card title="Recettes à déclarer">
      <dl className="grid gap-2">
        {activities.map(({ activity, amount }) => (
          <div key={activity} className="flex flex-wrap justify-between gap-x-4">
            <dt>{ACTIVITY_WORDS[activity]}</dt>
            <dd className="font-semibold tabular-nums">{formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        Selon ce que disent vos documents&nbsp;: vérifiez la catégorie de chacun avant de déclarer.
      </p>
      <Button
        className="mt-3"
        onClick={() => !isPartial && save.run()}
        aria-disabled={isPartial || save.isBusy || undefined}
      >
        <Download aria-hidden />
        Livre des recettes
      </Button>
    </Card>
  );
}

const ACTIVITY_WORDS: Readonly<Record<Activity, string>> = {
  goods: 'Ventes de marchandises',
  services: 'Prestations de services',
  liberal: 'Prestations libérales',
  rent: 'Loyers',
};
