import { useEffect, useState } from 'react';
import { bringDevice } from '#app/data/account/dossier/bring-device.ts';
import { countOfDevice } from '#app/data/account/dossier/follow-keeper.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { createAnsweredCount } from '#app/lib/answered-count.ts';
import { useSync } from '#app/sync/use-sync.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatCounted } from '#documents';

export function BringNotice() {
  const { toBring } = useSync();
  const [isBusy, setBusy] = useState(false);
  // Syncs with the device’s database.
  useEffect(() => {
    let isGone = false;
    countOfDevice().then(
      (count) => !isGone && syncStore.set({ toBring: wasAnswered(count) ? 0 : count }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (toBring === 0) return null;
  const bring = async () => {
    setBusy(true);
    const count = await bringDevice().finally(() => setBusy(false));
    answer(toBring);
    showToast(
      count === 0
        ? 'Ces documents sont déjà dans votre compte'
        : `${say(count)} ${count === 1 ? 'est' : 'sont'} maintenant dans votre compte`,
      { tone: 'success', detail: 'Ils restent aussi sur cet appareil, hors de votre compte.' },
    );
  };
  return (
    <section
      aria-label="Documents de cet appareil"
      className="mt-6 rounded-card border border-rule bg-surface p-4"
    >
      <p>
        {say(toBring)} {toBring === 1 ? 'a été fait' : 'ont été faits'} sur cet appareil sans votre
        compte. Vous pouvez les y apporter, avec leurs numéros et leurs suites&nbsp;: rien n’est
        effacé de l’appareil.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && bring()}>
          Apporter dans mon compte
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            answer(toBring);
            syncStore.set({ toBring: 0 });
          }}
        >
          Pas maintenant
        </Button>
      </div>
    </section>
  );
}

function say(count: number): string {
  return formatCounted(count, 'document');
}

const { wasAnswered, answer } = createAnsweredCount('facturier-brought');
