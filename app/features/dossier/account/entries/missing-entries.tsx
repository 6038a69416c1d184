import { useState } from 'react';
import { useReading } from '#app/books/use-reading.ts';
import { createAnsweredCount } from '#app/lib/answered-count.ts';
import { type ReadMissing, readMissing } from '#app/records/from-documents/read-missing.ts';
import { useSync } from '#app/sync/use-sync.ts';
import { MissingCard } from './missing-card.tsx';

/** The parties of the documents that have no entry, offered until they are put off. */
export function MissingEntriesNotice() {
  const { hasNewRecords } = useSync();
  const state = useReading({ hasNewRecords }, readUnlessPutOff);
  const [putOffAt, setPutOffAt] = useState(0);
  if (state.status !== 'ready') return null;
  const { companies, clients, documentCount } = state.value;
  if (companies.length + clients.length === 0 || documentCount <= putOffAt) return null;
  return (
    <MissingCard
      key={[...companies, ...clients].map((one) => one.key).join()}
      missing={state.value}
      onPutOff={() => {
        answer(documentCount);
        setPutOffAt(documentCount);
      }}
    />
  );
}

function readUnlessPutOff(): Promise<ReadMissing> {
  return readMissing(wasAnswered);
}

const { wasAnswered, answer } = createAnsweredCount('facturier-entries');
