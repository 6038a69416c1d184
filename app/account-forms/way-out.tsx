import { Link } from 'react-router';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { ProblemText } from './problem-text.tsx';

/** Why the account takes nothing for now, with the way to what its user can do about it. */
export function WayOut({ problem }: { problem: Pick<AccountProblem, 'code'> }) {
  const way = WAYS_OUT[problem.code];
  return (
    <>
      <ProblemText problem={problem} />
      {way && (
        <>
          {' '}
          <Link to={way.to} reloadDocument={way.to === ''} className="font-semibold underline">
            {way.label}
          </Link>
        </>
      )}
    </>
  );
}

/** An empty address is this page, loaded again. */
const WAYS_OUT: Readonly<Record<string, { to: string; label: string }>> = {
  insufficient_aal: { to: '/auth', label: 'Saisir le code' },
  account_full: { to: '/account', label: 'Voir l’espace utilisé' },
  app_outdated: { to: '', label: 'Recharger la page' },
};
