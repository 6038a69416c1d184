import { useState } from 'react';
import { DEFAULT_PREFERENCES, endOfConsent } from '#app/lib/consent/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { useCookieConsent } from './cookie-consent.tsx';
import { CookieSwitches } from './cookie-switches.tsx';

/** Hidden, with its space reserved, until the stored choice is known. */
export function CookieSettings() {
  const { consent, isRead } = useCookieConsent();
  return (
    <div
      className={`rounded-card border border-rule bg-surface px-5 py-3 ${isRead ? '' : 'invisible'}`}
    >
      <SettingsForm key={consent?.givenAt.getTime() ?? 0} />
      <p role="status" className="mt-3 min-h-12 pb-2 text-sm text-ink-soft">
        {consent
          ? `Votre choix du ${writeDay(consent.givenAt)} est gardé jusqu’au ${writeDay(endOfConsent(consent.givenAt))}. Vous pouvez le changer ici à tout moment.`
          : 'Vous n’avez pas encore choisi\u00a0: rien d’autre que l’essentiel n’est utilisé.'}
      </p>
    </div>
  );
}

function SettingsForm() {
  const { consent, save, acceptAll, refuseAll } = useCookieConsent();
  const [choice, setChoice] = useState(consent?.preferences ?? DEFAULT_PREFERENCES);
  const { analytics, marketing } = choice;
  return (
    <>
      <CookieSwitches
        choice={{ analytics, marketing }}
        onChange={(next) => setChoice({ essential: true, ...next })}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={refuseAll}>Tout refuser</Button>
        <Button onClick={acceptAll}>Tout accepter</Button>
        <Button onClick={() => save({ analytics, marketing })}>Enregistrer mes choix</Button>
      </div>
    </>
  );
}

function writeDay(date: Date): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(date);
}
