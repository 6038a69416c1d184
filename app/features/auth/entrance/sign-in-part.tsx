import { useId, useState } from 'react';
import { checkEmail } from '#app/account-forms/check-email.ts';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import { resendConfirmation, signIn } from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { LinkNotice } from '#app/features/auth/links/link-notice.tsx';
import { TextButton } from '#app/features/auth/text-button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PasswordInput } from '#app/ui/fields/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { Mailbox } from './mailbox.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { TabLink } from './tab-link.tsx';

export function SignInPart() {
  const id = useId();
  const [unconfirmed, setUnconfirmed] = useState('');
  const [isResent, setResent] = useState(false);
  const { form, errors, problem, isSending } = useSentForm({
    names: ['email', 'password'],
    check: ({ email, password }) => ({
      email: checkEmail(email) ?? undefined,
      password: password === '' ? 'Saisissez votre mot de passe.' : undefined,
    }),
    send: ({ email, password }) => {
      setUnconfirmed(email.trim());
      return signIn({ email: email.trim(), password });
    },
  });
  if (isResent) return <Mailbox kind="signup" email={unconfirmed} />;
  return (
    <AuthFrame
      title="Connectez-vous"
      intro={
        <>
          Pas encore de compte&nbsp;? <TabLink tab="signup">Créez-en un</TabLink>, c’est gratuit.
        </>
      }
    >
      <LinkNotice />
      <form {...form} aria-label="Connexion" className="flex flex-col gap-4">
        <EmailField id={`${id}-email`} error={errors.email} />
        <Field
          id={`${id}-password`}
          label="Mot de passe"
          error={errors.password}
          isRequired
          aside={
            <span className="text-sm">
              <TabLink tab="recover">Mot de passe oublié&nbsp;?</TabLink>
            </span>
          }
        >
          {(aria) => <PasswordInput {...aria} name="password" autoComplete="current-password" />}
        </Field>
        <FormProblem problem={problem}>
          {problem?.code === 'email_not_confirmed' && (
            <ResendConfirmation email={unconfirmed} onSent={() => setResent(true)} />
          )}
          {problem?.code === 'over_request_rate_limit' && (
            <TabLink tab="link">Recevoir un lien de connexion par e-mail</TabLink>
          )}
        </FormProblem>
        <SubmitButton isSending={isSending}>Se connecter</SubmitButton>
      </form>
      <ProviderButtons />
      <p className="mt-5 border-t border-rule pt-4 text-sm">
        <TabLink tab="link">Recevoir un lien de connexion par e-mail</TabLink>
      </p>
    </AuthFrame>
  );
}

/** `over_email_send_rate_limit` counts as sent: an e-mail left less than a minute ago. */
function ResendConfirmation({ email, onSent }: { email: string; onSent: () => void }) {
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    const problem = await resendConfirmation(email);
    setSending(false);
    if (!problem || problem.code === 'over_email_send_rate_limit') onSent();
  };
  return <TextButton onClick={() => !isSending && resend()}>Renvoyer le message</TextButton>;
}
