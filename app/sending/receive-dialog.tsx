import { checkEmail } from '#app/account-forms/check-email.ts';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { OwnAddress } from '#app/data/sends/kept-send.ts';
import { useSession } from '#app/session/use-session.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { site } from '#content/site.ts';
import type { Draft } from '#documents';
import { EmailKept } from './email-kept.tsx';
import { EmailSent } from './email-sent.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useDocumentSending } from './use-document-sending.ts';

/** Sends one’s own document to a typed address, or to the account’s. */
export function ReceiveDialog({
  draft,
  issuedAt,
  isUnfinished = false,
  backLabel,
  onClose,
}: {
  draft: Draft;
  issuedAt?: number | undefined;
  /** Stamps BROUILLON even on a complete document. */
  isUnfinished?: boolean;
  /** The close button’s label, when it does not lead back to a document. */
  backLabel?: string;
  onClose: () => void;
}) {
  const { user } = useSession();
  const { sent, kept, send } = useDocumentSending({
    draft,
    issuedAt,
    isProvisional: isUnfinished,
    onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Recevoir par e-mail"
      description={
        sent || kept
          ? undefined
          : 'Le document part à notre serveur, qui en fait le PDF, vous l’envoie, et ne le garde pas.'
      }
    >
      {sent && <EmailSent {...{ sent, backLabel, onClose }} />}
      {kept && <EmailKept {...{ kept, backLabel, onClose }} />}
      {!sent && !kept && (
        <>
          {isUnfinished && <UnfinishedNotice isOfAccount={user !== null} />}
          <ReceiveForm ownEmail={user?.email ?? null} send={send} />
        </>
      )}
    </Dialog>
  );
}

/** Shown before sending: the number is not taken yet. */
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
  ownEmail,
  send,
}: {
  /** The account’s address; null for a visitor. */
  ownEmail: string | null;
  send: (address: OwnAddress | null, to: string) => Promise<AccountProblem | null>;
}) {
  const { form, errors, problem, isSending } = useSentForm({
    names: ['email'],
    check: ({ email }) => ({ email: ownEmail ? undefined : (checkEmail(email) ?? undefined) }),
    send: ({ email }, data) => {
      const visitor = { email: email.trim(), newsletter: data.get('newsletter') === 'on' };
      return ownEmail ? send(null, ownEmail) : send(visitor, visitor.email);
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
      <RefusalNote problem={problem} />
      <SubmitButton isSending={isSending}>
        {isSending ? 'Envoi en cours…' : 'Recevoir le PDF'}
      </SubmitButton>
    </form>
  );
}
