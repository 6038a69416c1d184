import { useId, useState } from 'react';
import { checkEmail } from '#app/account-forms/check-email.ts';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { judgePassword } from '#app/account-forms/judge-password.ts';
import { NameField } from '#app/account-forms/name-field.tsx';
import { NewPasswordField } from '#app/account-forms/new-password-field.tsx';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import { signUp } from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { EmailField } from './email-field.tsx';
import { Mailbox } from './mailbox.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { TabLink } from './tab-link.tsx';

/** The account is confirmed by the link of an e-mail. */
export function SignUpPart() {
  const id = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errors, problem, isSending } = useSentForm({
    names: ['firstName', 'lastName', 'email', 'password'],
    check: ({ email, password }) => {
      const { level, advice } = judgePassword(password, email);
      return {
        email: checkEmail(email) ?? undefined,
        password: level === 0 ? advice : undefined,
      };
    },
    send: async ({ firstName, lastName, email, password }, data) => {
      const account = {
        email: email.trim(),
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        newsletter: data.get('newsletter') === 'on',
      };
      const refusal = await signUp(account);
      if (!refusal) setSentTo(account.email);
      return refusal;
    },
  });
  if (sentTo) return <Mailbox kind="signup" email={sentTo} />;
  return (
    <AuthFrame
      title="Créez votre compte"
      intro={
        <>
          Gratuit, et sans obligation&nbsp;: vos documents se créent aussi sans compte. Déjà
          inscrit&nbsp;? <TabLink tab="signin">Connectez-vous</TabLink>.
        </>
      }
    >
      <form {...form} aria-label="Inscription" className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <NameField id={`${id}-first`} name="firstName" aside={OPTIONAL} />
          <NameField id={`${id}-last`} name="lastName" aside={OPTIONAL} />
        </div>
        <EmailField id={`${id}-email`} error={errors.email} />
        <NewPasswordField id={`${id}-password`} error={errors.password} />
        <Checkbox
          id={`${id}-newsletter`}
          name="newsletter"
          label="Recevoir les nouveautés par e-mail"
          help="Facultatif. Vous confirmerez ce choix par un lien reçu par e-mail."
        />
        <FormProblem problem={problem} />
        <SubmitButton isSending={isSending}>Créer mon compte</SubmitButton>
      </form>
      <ProviderButtons />
    </AuthFrame>
  );
}

const OPTIONAL = <span className="text-sm text-ink-soft">facultatif</span>;
