import { useState } from 'react';
import { askDeletion } from '#app/data/account/account-deletion.ts';
import { failWith } from '#app/data/account/answer.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { saveArchive } from '#app/features/account/data/save-archive.ts';
import { focusLater, PLACES } from '#app/features/account/focus-later.ts';
import type { Signed } from '#app/features/account/signed.ts';
import { useCardForm } from '#app/features/account/use-card-form.ts';

/** Saves the export, then requests the deletion as the owner. */
export function useDeletionForm({
  user,
  store,
  needs,
}: {
  user: Signed;
  store: AccountStore;
  needs: { password: boolean; code: boolean };
}) {
  // Saved once, however many passwords are tried.
  const [isHandedOver, setHandedOver] = useState(false);
  return useCardForm({
    names: ['password', 'code'],
    check: ({ password, code }) => ({
      ...(needs.password && password === '' && { password: 'Saisissez votre mot de passe.' }),
      ...(needs.code && code.trim() === '' && { code: 'Saisissez le code.' }),
    }),
    done: '',
    send: async ({ password, code }) => {
      if (!isHandedOver) {
        const { signal } = new AbortController();
        const saved = await saveArchive({ onProgress: () => undefined, signal });
        if (!saved.ok) return saved;
        setHandedOver(true);
        // Sent once more, it goes on without what is missing.
        if (saved.value && saved.value.waiting > 0) return failWith('data_unsent');
      }
      const answer = await askDeletion(
        needs.password ? { email: user.email ?? '', password, code: code.trim() } : null,
      );
      if (answer.ok) {
        store.update({ deletion: answer.value });
        focusLater(PLACES.deletion);
      }
      return answer;
    },
  });
}
