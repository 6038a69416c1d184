import { useState } from 'react';
import { type SentDocument, sendDocument } from '#app/data/functions/send-document.ts';
import { checkEmail } from '#app/session/check-email.ts';
import { FormProblem } from '#app/session/form-problem.tsx';
import { SubmitButton } from '#app/session/submit-button.tsx';
import { useSentForm } from '#app/session/use-sent-form.ts';
import { useSession } from '#app/session/use-session.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { site } from '#content/site.ts';
import type { Draft } from '#documents';
import { SentMessage } from './sent-message.tsx';

/** One’s own document: to the address that a visitor types, or to that of the account. */
export function ReceiveDialog({
  draft,
  isUnfinished = false,
  backLabel,
  onClose,
}: {
  draft: Draft;
  /** Its pages are to say BROUILLON, however complete it is. */
  isUnfinished?: boolean;
  /** Where one goes back to, if not to the document. */
  backLabel?: string;
  onClose: () => void;
}) {
  const { user } = useSession();
  const [sent, setSent] = useState<SentDocument | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Recevoir par e-mail"
      description={
        sent
          ? undefined
          : 'Le document part à notre serveur, qui en fait le PDF, vous l’envoie, et ne le garde pas.'
      }
    >
      {sent ? (
        <SentMessage {...{ sent, backLabel, onClose }} />
      ) : (
        <>
          {isUnfinished && <UnfinishedNotice isOfAccount={user !== null} />}
          <ReceiveForm
            {...{ draft, isUnfinished }}
            ownEmail={user?.email ?? null}
            onSent={setSent}
          />
        </>
      )}
    </Dialog>
  );
}

/** Said before it leaves: the number is not taken yet. */
function UnfinishedNotice({ isOfAccount }: { isOfAccount: boolean }) {
  return (
    <p className="mb-4 rounded-control bg-amber-soft px-3 py-2.5 text-amber">
      Ce document n’est pas terminé&nbsp;: ses pages porteront «&nbsp;BROUILLON&nbsp;».{' '}
      {isOfAccount ? 'Émettez-le' : 'Téléchargez d’abord son PDF'} pour recevoir le document
      définitif.
    </p>
  );
}

function ReceiveForm({
  draft,
  isUnfinished,
  ownEmail,
  onSent,
}: {
  draft: Draft;
  isUnfinished: boolean;
  /** Of the account; null for a visitor. */
  ownEmail: string | null;
  onSent: (sent: SentDocument) => void;
}) {
  const { form, errors, problem, isSending } = useSentForm({
    names: ['email'],
    check: ({ email }) => ({ email: ownEmail ? undefined : (checkEmail(email) ?? undefined) }),
    send: async ({ email }, data) => {
      const visitor = { email: email.trim(), newsletter: data.get('newsletter') === 'on' };
      const answer = await sendDocument(draft, ownEmail ? null : visitor, {
        isProvisional: isUnfinished,
      });
      if (!answer.ok) return answer.problem;
      onSent(answer.value);
      return null;
    },
  });
  return (
    <form {...form} aria-label="Recevoir par e-mail" className="flex flex-col gap-4">
      {ownEmail ? (
        <p>
          À l’adresse de votre compte,{' '}
          <strong className="break-words font-semibold">{ownEmail}</strong>.
        </p>
      ) : (
        <>
          <Field
            id="receive-email"
            label="Votre adresse e-mail"
            error={errors.email}
            help="Nous la gardons, avec la date et le nombre de vos envois. Chaque message a un lien qui l’efface."
            isRequired
          >
            {(aria) => (
              <TextInput
                {...aria}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={255}
              />
            )}
          </Field>
          <Checkbox
            id="receive-newsletter"
            name="newsletter"
            label={`Recevoir aussi les nouveautés de ${site.name}`}
            help="Facultatif. Vous confirmerez par un lien du message reçu."
          />
        </>
      )}
      <FormProblem problem={problem} />
      <SubmitButton isSending={isSending}>
        {isSending ? 'Envoi en cours…' : 'Recevoir le PDF'}
      </SubmitButton>
    </form>
  );
}
