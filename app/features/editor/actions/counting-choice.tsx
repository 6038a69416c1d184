import { useSyncExternalStore } from 'react';
import { counting, setCounting, subscribeToCounting } from '#app/data/functions/counting.ts';
import { useSession } from '#app/session/use-session.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';

/** Describes the usage data sent with each file, and lets the user opt out. */
export function CountingChoice() {
  const isWanted = useSyncExternalStore(
    subscribeToCounting,
    () => counting.get().isWanted,
    () => counting.getInitial().isWanted,
  );
  const { user } = useSession();
  const counted = user ? FOR_USERS : FOR_VISITORS;
  return (
    <div className="text-sm text-ink-soft">
      <Checkbox
        id="counting"
        role="switch"
        label="Compter les fichiers que je crée"
        help={isWanted ? counted : STOPPED}
        checked={isWanted}
        onChange={({ target }) => setCounting(target.checked)}
      />
    </div>
  );
}

const FOR_VISITORS =
  'Type, taille, modèle, règles non suivies\u00a0; le document reste sur cet appareil.';
const FOR_USERS =
  'Type, taille, modèle, règles non suivies, et le compte qui l’a créé\u00a0; ni le numéro, ni le client.';
const STOPPED = 'Rien n’est compté de vos fichiers.';
