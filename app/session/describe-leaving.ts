import { formatCounted } from '#documents';

export type Leaving = {
  /** What the account has not received; null when it could not be counted. */
  waiting: number | null;
  /** The server has ended the session too. */
  isTold: boolean;
};

/** What this device kept, what it removed, and what to do. */
export function describeLeaving({ waiting, isTold }: Leaving): string[] {
  const documents = waiting === 0 ? [REMOVED] : [sayKept(waiting), WHAT_TO_DO];
  return [...documents, OWN, ...(isTold ? [] : [UNTOLD])];
}

function sayKept(waiting: number | null): string {
  const what =
    waiting === null
      ? 'Ce que votre compte n’a pas encore reçu reste'
      : formatCounted(
          waiting,
          'changement ou envoi n’est pas encore parti. Il reste',
          'changements ou envois ne sont pas encore partis. Ils restent',
        );
  return `${what} sur cet appareil, avec la copie de vos documents, que seule votre connexion rouvre ici.`;
}

const REMOVED =
  'Tout était enregistré dans votre compte\u00a0: vos documents y restent, et leur copie est retirée de cet appareil.';
const WHAT_TO_DO =
  'Dès que le réseau revient, connectez-vous ici avec le même compte\u00a0: ils partent alors tout seuls. Jusque-là, n’effacez pas les données de ce navigateur.';
const OWN = 'Ce que vous avez fait sans compte reste sur cet appareil.';
const UNTOLD =
  'Sans réseau, le serveur ne le sait pas encore\u00a0: «\u00a0Mon compte\u00a0» peut encore montrer cet appareil parmi ceux qui sont connectés.';
