import { useId } from 'react';
import type { OptionalCookies } from '#app/lib/consent/consent.ts';
import { Switch } from '#app/ui/fields/switch.tsx';

/** Switches only change what will be saved. */
export function CookieSwitches({
  choice,
  onChange,
}: {
  choice: OptionalCookies;
  onChange: (choice: OptionalCookies) => void;
}) {
  const id = useId();
  const change = (kind: keyof OptionalCookies) => (isOn: boolean) => {
    console.info(`${kind} cookies: ${isOn ? 'on' : 'off'}, once saved`);
    onChange({ ...choice, [kind]: isOn });
  };
  return (
    <div className="divide-y divide-rule">
      <Switch
        id={`${id}-essential`}
        label="Essentiels"
        help="Votre session, votre thème, vos brouillons et ce choix. Le site ne marche pas sans eux."
        isOn
        isDisabled
      />
      <Switch
        id={`${id}-analytics`}
        label="Mesure d’audience"
        help="Des mesures de vitesse des pages, gardées par nous seuls, sans rien de personnel."
        isOn={choice.analytics}
        onChange={change('analytics')}
      />
      <Switch
        id={`${id}-marketing`}
        label="Marketing"
        help="L’aide par messagerie d’un prestataire, quand ce site en a une. Aucune publicité."
        isOn={choice.marketing}
        onChange={change('marketing')}
      />
    </div>
  );
}
