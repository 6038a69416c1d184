import { confirmFactor, type Enrolment } from '#app/data/account/second-factor.ts';
import { CardForm } from '#app/features/account/card-form.tsx';
import { CodeField } from '#app/features/account/code-field.tsx';
import { PLACES } from '#app/features/account/focus-later.ts';
import { useCardForm } from '#app/features/account/use-card-form.ts';
import { Button } from '#app/ui/button.tsx';
import { FactorCode } from './factor-code.tsx';

/** Shows the key as a QR code and as text, then checks a first code. */
export function EnrolmentSteps({
  enrolment: { id, uri, secret },
  onDone,
  onCancel,
}: {
  enrolment: Enrolment;
  onDone: () => Promise<void>;
  onCancel: () => void;
}) {
  const {
    errors,
    round: _once,
    ...card
  } = useCardForm({
    names: ['code'],
    check: ({ code }) =>
      /^\d{6}$/.test(strip(code)) ? {} : { code: 'Saisissez les 6 chiffres de l’application.' },
    done: '',
    send: async ({ code }) => {
      const answer = await confirmFactor(id, strip(code));
      if (answer.ok) await onDone();
      return answer;
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      id={PLACES.enrolment}
      tabIndex={-1}
      aria-label="Nouvelle application"
      className="mt-3 outline-none"
    >
      <p>
        <strong>1.</strong> Dans une application de vérification (Google Authenticator, Microsoft
        Authenticator, FreeOTP…), ajoutez un compte et visez cette image.
      </p>
      <div className="my-4 flex flex-wrap items-center gap-4">
        <FactorCode text={uri} label="Code QR à viser avec l’application" />
        <div className="min-w-0 basis-48 grow">
          <p className="text-sm text-ink-soft">
            Pas d’appareil photo&nbsp;? Saisissez cette clé dans l’application&nbsp;:
          </p>
          <p className="mt-1 font-semibold" translate="no">
            {group(secret)}
          </p>
        </div>
      </div>
      <p className="mb-3">
        <strong>2.</strong> Recopiez le code qu’elle affiche.
      </p>
      <CardForm submit="Confirmer" {...card}>
        <CodeField id="account-first-code" label="Code à 6 chiffres" error={errors.code} />
      </CardForm>
      <Button variant="quiet" className="mt-2 -ml-4" onClick={onCancel}>
        Annuler
      </Button>
    </div>
  );
}

function group(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? text;
}

function strip(code: string): string {
  return code.replaceAll(/\s/g, '');
}
