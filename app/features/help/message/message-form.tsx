import { Link } from 'react-router';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSession } from '#app/session/use-session.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { MessageSent } from './message-sent.tsx';
import type { MessageName } from './message-state.ts';
import { useMessage } from './use-message.ts';

/** `prefix` keeps its field ids apart from those of the page. */
export function MessageForm({ prefix }: { prefix: string }) {
  const { user } = useSession();
  const ownEmail = user?.email ?? null;
  const { state, submit, type, leave, writeAgain } = useMessage(ownEmail);
  if (state.sent) return <MessageSent sent={state.sent} onAgain={writeAgain} />;
  const bind = (name: MessageName) => ({
    name,
    value: state.values[name],
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
    onBlur: () => leave(name),
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {ownEmail === null ? (
        <Field
          id={`${prefix}-email`}
          label="Votre adresse e-mail"
          error={state.errors.email}
          isRequired
        >
          {(aria) => (
            <TextInput
              {...aria}
              {...bind('email')}
              type="email"
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
      ) : (
        <p className="text-sm text-ink-soft">Nous répondrons à {ownEmail}.</p>
      )}
      <Field id={`${prefix}-subject`} label="Objet" error={state.errors.subject} isRequired>
        {(aria) => <TextInput {...aria} {...bind('subject')} spellCheck />}
      </Field>
      <Field id={`${prefix}-message`} label="Message" error={state.errors.message} isRequired>
        {(aria) => <TextArea {...aria} {...bind('message')} rows={5} />}
      </Field>
      <FormProblem problem={state.problem} />
      <SubmitButton isSending={state.isSending}>Envoyer le message</SubmitButton>
      <p className="text-sm text-ink-soft">
        N’y mettez ni mot de passe ni coordonnées bancaires. Ce que vous écrivez est gardé un an,
        pour vous répondre&nbsp;:{' '}
        <Link to="/confidentialite" className="text-primary underline">
          confidentialité
        </Link>
        .
      </p>
    </form>
  );
}
