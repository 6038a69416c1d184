import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sayRefusal } from './say-refusal.ts';

/** Deletes entries, keeps them for « Annuler la suppression », and shows refusals. */
export function useRecordRemoval<Given, Removed, Kept, Restored>(
  remove: UseMutationOptions<Removed, Error, Given, Kept>,
  restore: UseMutationOptions<Restored, Error, Removed>,
) {
  const [removed, setRemoved] = useState<{ value: Removed; text: string } | null>(null);
  const removing = useMutation(remove);
  const restoring = useMutation(restore);
  return {
    remove: (given: Given, text: string) =>
      removing.mutate(given, {
        onSuccess: (value) => setRemoved({ value, text }),
        onError: sayRefusal,
      }),
    note: {
      text: removed?.text ?? null,
      onRestore: () => {
        if (!removed) return;
        restoring.mutate(removed.value, { onSuccess: () => setRemoved(null), onError: sayRefusal });
      },
      onClose: () => setRemoved(null),
    },
  };
}
