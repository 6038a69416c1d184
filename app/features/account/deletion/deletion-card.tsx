import { useState } from 'react';
import type { AccountStore } from '#app/features/account/account-store.ts';
import type { Signed } from '#app/features/account/signed.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

export function DeletionCard(about: {
  user: Signed;
  store: AccountStore;
  hasRecoveryCodes: boolean;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Supprimer mon compte">
      <p className="text-ink-soft">
        Tout ce que contient votre compte est effacé après quatorze jours, pendant lesquels vous
        pouvez changer d’avis. Les documents gardés sur cet appareil y restent.
      </p>
      <Button className="mt-4 text-stamp" onClick={() => setAsking(true)}>
        Supprimer mon compte…
      </Button>
      {isAsking && <DeletionDialog {...about} onClose={() => setAsking(false)} />}
    </Card>
  );
}
