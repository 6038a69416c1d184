import { useState } from 'react';
import { Link } from 'react-router';
import { DEFAULT_PREFERENCES } from '#app/lib/consent/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { findPage } from '#content/pages.ts';
import { useCookieConsent } from './cookie-consent.tsx';
import { CookieSwitches } from './cookie-switches.tsx';

export function CookieDialog() {
  const { consent, save, choose, acceptAll, refuseAll } = useCookieConsent();
  const [choice, setChoice] = useState(consent?.preferences ?? DEFAULT_PREFERENCES);
  const { analytics, marketing } = choice;
  const page = findPage('/cookies');
  return (
    <Dialog
      isOpen
      onClose={() => choose(false)}
      title="Gérer les cookies"
      description="Ce que vous refusez ne change rien à ce que vous pouvez faire ici."
      actions={
        <>
          <Button onClick={refuseAll}>Refuser</Button>
          <Button onClick={acceptAll}>Accepter tout</Button>
          <Button onClick={() => save({ analytics, marketing })}>Enregistrer mes choix</Button>
        </>
      }
    >
      <CookieSwitches
        choice={{ analytics, marketing }}
        onChange={(next) => setChoice({ essential: true, ...next })}
      />
      {page && (
        <p className="mt-3 text-sm">
          <Link to={page.path} onClick={() => choose(false)} className="text-primary underline">
            En savoir plus sur les cookies
          </Link>
        </p>
      )}
    </Dialog>
  );
}
