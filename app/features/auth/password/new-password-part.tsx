import { useId, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { judgePassword } from '#app/account-forms/judge-password.ts';
import { NewPasswordField } from '#app/account-forms/new-password-field.tsx';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import { choosePassword, sendRecovery } from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { Mailbox } from '#app/features/auth/entrance/mailbox.tsx';
import { TextButton } from '#app/features/auth/text-button.tsx';

/** No second field: the password can be shown. */
export function NewPasswordPart({
  email,
  isFirst = false,
  onDone,
}: {
  email: string;
  /** The account has no password yet. */
  isFirst?: boolean;
  onDone: () => void;
}) {
  const id = useId();
  const [isLinkSent, setLinkSent] = useState(false);
  const askLink = async () => {
    const refusal = await sendRecovery(email);
    // The limit of one a minute means that an e-mail has just left.
    if (!refusal || refusal.code === 'over_email_send_rate_limit') setLinkSent(true);
  };
  const { form, errors, problem, isSending } = useSentForm({
    names: ['password'],
    check: ({ password }) => {
      const { level, advice } = judgePassword(password, email);
      return { password: level === 0 ? advice : undefined };
    },
    send: async ({ password }) => {
      const refusal = await choosePassword(password);
      if (!refusal) onDone();
      return refusal;
    },
  });
  if (isLinkSent) return <Mailbox kind="recover" email={email} />;
  const words = isFirst ? FIRST : OTHER;
  return (
    <AuthFrame
      title={words.title}
      intro={
        <>
          {words.before} <strong className="break-words font-semibold text-ink">{email}</strong>
          {words.after}
        </>
      }
    >
      <form {...form} aria-label={words.form} className="flex flex-col gap-4">
        {/* For password managers. */}
        <input hidden type="email" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordField
          id={`${id}-password`}
          label={words.label}
          error={errors.password}
          email={email}
        />
        <FormProblem problem={problem}>
          {problem?.code === 'reauthentication_needed' && (
            <TextButton onClick={askLink}>Recevoir un lien</TextButton>
          )}
        </FormProblem>
        <SubmitButton isSending={isSending}>{words.action}</SubmitButton>
      </form>
    </AuthFrame>
  );
}

const OTHER = {
  title: 'Choisissez un nouveau mot de passe',
  before: 'Pour le compte',
  after: '. Vos autres appareils seront déconnectés.',
  form: 'Changement de mot de passe',
  label: 'Nouveau mot de passe',
  action: 'Changer le mot de passe',
};

const FIRST: typeof OTHER = {
  title: 'Choisissez votre mot de passe',
  before: 'Votre adresse est confirmée\u00a0:',
  after:
    '. Ce navigateur n’est pas celui de l’inscription\u00a0: choisissez ici votre mot de passe.',
  form: 'Choix du mot de passe',
  label: 'Mot de passe',
  action: 'Ouvrir mon compte',
};
