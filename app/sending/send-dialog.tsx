import { checkEmail } from '#app/account-forms/check-email.ts';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { ClientEmail } from '#app/data/sends/kept-send.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Draft } from '#documents';
import { nameAddressee } from './addressee.ts';
import { EmailKept } from './email-kept.tsx';
import { EmailSent } from './email-sent.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useDocumentSending } from './use-document-sending.ts';

type EmailWords = { to: string; subject: string; body: string };

/**
 * Sends a document to a client in the user’s name. `onSent` runs when it was sent from here; a
 * waiting one is marked as sent later.
 */
export function SendDialog({
  draft,
  issuedAt,
  documentId,
  email,
  ownEmail,
  backLabel,
  onSent,
  onClose,
}: {
  draft: Draft;
  issuedAt?: number | undefined;
  /** The document to mark as sent; without it, it is found by its number. */
  documentId?: string | undefined;
  email: EmailWords;
  ownEmail: string;
  /** The close button’s label, when it does not lead back to a document. */
  backLabel?: string;
  onSent: () => void;
  onClose: () => void;
}) {
  const { sent, kept, send } = useDocumentSending({ draft, issuedAt, documentId, onSent, onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Envoyer au ${nameAddressee(draft.kind)}`}
      description={
        sent || kept
          ? undefined
          : `Le document part à notre serveur, qui en fait le PDF, l’envoie avec ce message, et ne le garde pas. Les réponses arrivent à ${ownEmail}.`
      }
    >
      {sent && <EmailSent {...{ sent, backLabel, onClose }} />}
      {kept && <EmailKept {...{ kept, backLabel, onClose }} />}
      {!sent && !kept && <SendForm draft={draft} email={email} send={send} />}
    </Dialog>
  );
}

function SendForm({
  draft,
  email,
  send,
}: {
  draft: Draft;
  email: EmailWords;
  send: (email: ClientEmail, to: string) => Promise<AccountProblem | null>;
}) {
  const addressee = nameAddressee(draft.kind);
  const { form, errors, problem, isSending } = useSentForm({
    names: ['to', 'subject', 'text'],
    check: ({ to, subject, text }) => ({
      to: checkEmail(to, `Saisissez l’adresse e-mail du ${addressee}.`) ?? undefined,
      subject: subject.trim() === '' ? 'Écrivez un objet.' : undefined,
      text: text.trim() === '' ? `Écrivez quelques mots au ${addressee}.` : undefined,
    }),
    send: ({ to, subject, text }, data) =>
      send(
        {
          to: to.trim(),
          subject: subject.trim(),
          text: text.trim(),
          copy: data.get('copy') === 'on',
        },
        to.trim(),
      ),
  });
  return (
    <form {...form} aria-label={`Envoyer au ${addressee}`} className="flex flex-col gap-4">
      <Field
        id="send-to"
        label={`Adresse e-mail du ${addressee}`}
        help={explainAddress(draft.buyer, email)}
        error={errors.to}
        isRequired
      >
        {(aria) => (
          <TextInput
            {...aria}
            name="to"
            type="email"
            inputMode="email"
            maxLength={255}
            defaultValue={email.to}
          />
        )}
      </Field>
      <Field id="send-subject" label="Objet" error={errors.subject} isRequired>
        {(aria) => (
          <TextInput {...aria} name="subject" maxLength={200} defaultValue={email.subject} />
        )}
      </Field>
      <Field id="send-text" label="Message" error={errors.text} isRequired>
        {(aria) => (
          <TextArea {...aria} name="text" rows={6} maxLength={5000} defaultValue={email.body} />
        )}
      </Field>
      <Checkbox id="send-copy" name="copy" label="M’en envoyer une copie" />
      <RefusalNote problem={problem} />
      <SubmitButton isSending={isSending}>
        {isSending ? 'Envoi en cours…' : 'Envoyer le PDF'}
      </SubmitButton>
    </form>
  );
}

/** Says why no address is proposed: the document’s own is wrong. */
function explainAddress(buyer: Draft['buyer'], { to }: EmailWords): string | undefined {
  return buyer.email && to === ''
    ? `Le document porte «\u00a0${buyer.email}\u00a0», qui n’est pas une adresse e-mail.`
    : undefined;
}
