import { Suspense, use, useState } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { recordIdsOf, type StoredDraft } from '#documents/dossier';
import { fillModel, listPeriodWords, type Repetition } from '#documents/repetition';
import { findRepetition } from './find-repetition.ts';
import { repeat } from './plan-repetition.ts';
import { RepeatDialog } from './repeat-dialog.tsx';
import { sayUnlisted, sayUnreadable } from './say-unlisted.ts';

/** Repeats a document of a list, or changes how it repeats. */
export function RepeatStoredDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [opening] = useState(() => open(id).catch(sayUnlisted));
  return (
    <Suspense fallback={<Spinner />}>
      <Opened opening={opening} onClose={onClose} />
    </Suspense>
  );
}

type Found = { stored: StoredDraft; repetition: Repetition | null };

function Opened({ opening, onClose }: { opening: Promise<Found | null>; onClose: () => void }) {
  const found = use(opening);
  if (!found) return null;
  const { stored, repetition } = found;
  return (
    <RepeatDialog
      repeated={repeat({ ...stored, ids: recordIdsOf(stored) }, repetition)}
      onSaved={(saved) => fillWords(stored, saved)}
      onClose={onClose}
    />
  );
}

async function open(id: string): Promise<Found | null> {
  const stored = await dossier.get(id);
  if (stored && Object.keys(stored.rawTexts).length > 0) return sayUnreadable();
  return stored && { stored, repetition: await findRepetition(id) };
}

/** The document itself says its own period; its model keeps the words. */
async function fillWords(stored: StoredDraft, { schedule }: Repetition): Promise<void> {
  if (stored.issued || listPeriodWords(stored.draft).length === 0) return;
  const draft = fillModel(stored.draft, schedule);
  await dossier.save({ ...stored, draft, updatedAt: Date.now() });
}
