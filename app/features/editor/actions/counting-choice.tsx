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
  'Le document reste sur cet appareil\u00a0; seuls son type et sa taille sont comptés, avec le modèle et les règles qu’il ne suit pas.';
const FOR_USERS =
  'Le document est dans votre compte\u00a0; chaque fichier y est noté\u00a0: type, taille, modèle, règles qu’il ne suit pas, numéro et client.';
const STOPPED = 'Rien n’est compté de vos fichiers.';
