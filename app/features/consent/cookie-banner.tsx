import { Link } from 'react-router';
import { focusMain } from '#app/lib/focus-main.ts';
import { Button } from '#app/ui/button.tsx';
import { useCookieConsent } from './cookie-consent.tsx';

/** Refusing is as easy as accepting: same place, same look. */
export function CookieBanner() {
  const { choose, acceptAll, refuseAll } = useCookieConsent();
  const answer = (save: () => void) => () => {
    focusMain();
    save();
  };
  return (
    <section
      aria-label="Cookies"
      className="pointer-events-auto mx-auto flex max-w-4xl flex-wrap items-center justify-end gap-x-6 gap-y-3 rounded-card border border-rule bg-surface p-3 shadow-float sm:p-4 print:hidden"
    >
      <p className="min-w-60 grow basis-80 text-sm">
        Nous utilisons ce qu’il faut pour que le site marche. Avec votre accord, nous mesurons aussi
        sa vitesse et proposons l’aide par messagerie.{' '}
        <Link to="/cookies" className="underline">
          En savoir plus
        </Link>
      </p>
      <div className="flex grow flex-wrap gap-2 *:grow max-sm:*:px-1.5! sm:grow-0">
        <Button size="sm" variant="quiet" onClick={() => choose(true)}>
          Personnaliser
        </Button>
        <Button size="sm" onClick={answer(refuseAll)}>
          Refuser
        </Button>
        <Button size="sm" onClick={answer(acceptAll)}>
          Accepter tout
        </Button>
      </div>
    </section>
  );
}
