import { useState } from 'react';
import { type SentDocument, sendDocument } from '#app/data/functions/send-document.ts';
import { checkEmail } from '#app/session/check-email.ts';
import { FormProblem } from '#app/session/form-problem.tsx';
import { SubmitButton } from '#app/session/submit-button.tsx';
import { useSentForm } from '#app/session/use-sent-form.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Draft } from '#documents';
import { nameAddressee } from './addressee.ts';
import { SentMessage } from './sent-message.tsx';

type Message = { subject: string; body: string };

/** The document to a client, in the name of whoever is signed in. `onSent` is told once it left. */
export function SendDialog({
  draft,
  message,
  ownEmail,
  backLabel,
  onSent,
  onClose,
}: {
  draft: Draft;
  /** What is written unless they write something else. */
  message: Message;
  ownEmail: string;
  /** Where one goes back to, if not to the document. */
  backLabel?: string;
  onSent: () => void;
  onClose: () => void;
}) {
  const [sent, setSent] = useState<SentDocument | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Envoyer au ${nameAddressee(draft.kind)}`}
      description={
        sent
          ? undefined
          : `Le document part à notre serveur, qui en fait le PDF, l’envoie avec ce message, et ne le garde pas. Les réponses arrivent à ${ownEmail}.`
      }
    >
      {sent ? (
        <SentMessage {...{ sent, backLabel, onClose }} />
      ) : (
        <SendForm
          draft={draft}
          message={message}
          onSent={(answer) => {
            setSent(answer);
            onSent();
          }}
        />
      )}
    </Dialog>
  );
}

function SendForm({
  draft,
  message,
  onSent,
}: {
  draft: Draft;
  message: Message;
  onSent: (sent: SentDocument) => void;
}) {
  const addressee = nameAddressee(draft.kind);
  const { form, errors, problem, isSending } = useSentForm({
    names: ['to', 'subject', 'text'],
    check: ({ to, subject, text }) => ({
      to: checkEmail(to, `Saisissez l’adresse e-mail du ${addressee}.`) ?? undefined,
      subject: subject.trim() === '' ? 'Écrivez un objet.' : undefined,
      text: text.trim() === '' ? `Écrivez quelques mots au ${addressee}.` : undefined,
    }),
    send: async ({ to, subject, text }, data) => {
      const answer = await sendDocument(draft, {
        to: to.trim(),
        subject: subject.trim(),
        text: text.trim(),
        copy: data.get('copy') === 'on',
      });
      if (!answer.ok) return answer.problem;
      onSent(answer.value);
      return null;
    },
  });
  return (
    <form {...form} aria-label={`Envoyer au ${addressee}`} className="flex flex-col gap-4">
      <Field id="send-to" label={`Adresse e-mail du ${addressee}`} error={errors.to} isRequired>
        {(aria) => (
          <TextInput
            {...aria}
            name="to"
            type="email"
            inputMode="email"
            maxLength={255}
            defaultValue={draft.buyer.email ?? ''}
          />
        )}
      </Field>
      <Field id="send-subject" label="Objet" error={errors.subject} isRequired>
        {(aria) => (
          <TextInput {...aria} name="subject" maxLength={200} defaultValue={message.subject} />
        )}
      </Field>
      <Field id="send-text" label="Message" error={errors.text} isRequired>
        {(aria) => (
          <TextArea {...aria} name="text" rows={6} maxLength={5000} defaultValue={message.body} />
        )}
      </Field>
      <Checkbox id="send-copy" name="copy" label="M’en envoyer une copie" />
      <FormProblem problem={problem} />
      <SubmitButton isSending={isSending}>
        {isSending ? 'Envoi en cours…' : 'Envoyer le PDF'}
      </SubmitButton>
    </form>
  );
}
