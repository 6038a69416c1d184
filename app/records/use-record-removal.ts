import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { offerSignIn } from '#app/session/sign-in-again.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';

/** Deletes entries, keeps them for « Annuler la suppression », and shows refusals. */
export function useRecordRemoval<Given, Removed, Kept, Restored>(
  remove: UseMutationOptions<Removed, Error, Given, Kept>,
  restore: UseMutationOptions<Restored, Error, Removed>,
) {
  const [removed, setRemoved] = useState<{ value: Removed; text: string } | null>(null);
  const removing = useMutation(remove);
  const restoring = useMutation(restore);
  const sayRefusal = (error: Error) => {
    const problem = problemOf(error);
    showToast(sayProblem(problem), { tone: 'error', ...offerSignIn(problem) });
  };
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
