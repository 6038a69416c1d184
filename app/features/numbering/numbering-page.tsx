import { useEffect } from 'react';
import { FileTarget } from '#app/files/file-target.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { isNumberPattern, NUMBERING_RULE } from '#documents';
import { addNumbersOfFiles } from './add-numbers-of-files.ts';
import { checkBySeller } from './check-by-seller.ts';
import { openNumberingForm, useNumberingForm } from './form-store.ts';
import { ListCard } from './list-card.tsx';
import { readList } from './read-list.ts';
import { SeriesCard } from './series-card.tsx';

export function NumberingPage() {
  const today = useToday();
  const form = useNumberingForm();
  // Syncs with the device’s storage, known only after hydration.
  useEffect(openNumberingForm, []);
  const list = readList(form.text, today || NO_DAY, form.columns);
  const pattern = isNumberPattern(form.pattern) ? form.pattern : undefined;
  const { series, unreadable } = checkBySeller([...list.numbers, ...form.added], {
    ...{ today: today || NO_DAY, pattern },
  });
  return (
    <FileTarget invitation="Déposez vos factures ou votre liste" onFiles={addNumbersOfFiles}>
      <h1 className="text-2xl lg:text-3xl">Vérifier ma numérotation</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Vos numéros de facture se suivent-ils sans trou ni doublon, dans l’ordre des dates&nbsp;?
        Tout se passe sur votre appareil&nbsp;: rien n’est envoyé.
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-8">
        <ListCard list={list} />
        <div className="grid gap-4">
          <h2 className="sr-only" aria-live="polite">
            {series.length === 1 ? '1 suite trouvée' : `${series.length} suites trouvées`}
          </h2>
          {series.length === 0 && <Waiting />}
          {series.length > 1 && (
            <p className="text-ink-soft">
              {series.length} suites dans cette liste. Chacune doit se suivre sans trou, et toujours
              servir aux mêmes documents.
            </p>
          )}
          {series.map(({ seller, numbers }) => (
            <SeriesCard key={`${numbers.pattern} ${seller}`} series={numbers} seller={seller} />
          ))}
          {unreadable.length > 0 && (
            <p className="text-sm text-ink-soft">
              {unreadable.length === 1
                ? 'Ligne mise de côté'
                : `${unreadable.length} lignes mises de côté`}
              , sans numéro reconnu&nbsp;:{' '}
              {unreadable
                .slice(0, 5)
                .map(({ number }) => number)
                .join(', ')}
              {unreadable.length > 5 && '…'}
            </p>
          )}
        </div>
      </div>
      <p className="mt-10 max-w-2xl border-t border-rule pt-4 text-sm text-ink-soft">
        {NUMBERING_RULE}
      </p>
    </FileTarget>
  );
}

function Waiting() {
  return (
    <div className="rounded-card border border-dashed border-control p-6 text-center text-ink-soft">
      Collez vos numéros&nbsp;: les trous, les doublons et le prochain numéro apparaissent ici.
    </div>
  );
}

/** Prerendering reads no list and needs no date. */
const NO_DAY = '2000-01-01';
