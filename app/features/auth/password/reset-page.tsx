import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sendRecovery } from '#app/data/account/accounts.ts';
import { prefetchAccounts } from '#app/data/account/session/session.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { AskLinkForm } from '#app/features/auth/entrance/ask-link-form.tsx';
import { Mailbox } from '#app/features/auth/entrance/mailbox.tsx';
import { SecondFactorPart } from '#app/features/auth/entrance/second-factor-part.tsx';
import { TabLink } from '#app/features/auth/entrance/tab-link.tsx';
import { LinkNotice } from '#app/features/auth/links/link-notice.tsx';
import { landingOf } from '#app/session/landing-of.ts';
import { isFirstPassword, readOrigin } from '#app/session/origin.ts';
import { useSession } from '#app/session/use-session.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { NewPasswordPart } from './new-password-part.tsx';
import { PasswordChanged } from './password-changed.tsx';

/**
 * Sets a new password after the link of an e-mail; without a session, asks for that link. `isFirst`
 * in the history: the account has no password yet, its sign-up link having been opened in another
 * browser.
 */
export function ResetPage() {
  const { isLoading, user, isSecondFactorDue } = useSession();
  const [isDone, setDone] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { state } = useLocation();
  const navigate = useNavigate();
  // Fetches the code of accounts before the form is sent.
  useEffect(prefetchAccounts, []);
  if (isLoading) return <Spinner />;
  if (isDone) return <PasswordChanged />;
  if (isSecondFactorDue) return <SecondFactorPart />;
  const email = user?.email ?? '';
  const enter = async () => {
    await navigate(await landingOf(readOrigin(state)), { replace: true });
    await showToast('Votre compte est ouvert', { tone: 'success', detail: email });
  };
  if (user && isFirstPassword(state))
    return <NewPasswordPart isFirst email={email} onDone={enter} />;
  if (user) return <NewPasswordPart email={email} onDone={() => setDone(true)} />;
  if (sentTo) return <Mailbox kind="recover" email={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <AuthFrame
      title="Choisissez un nouveau mot de passe"
      intro="Il faut pour cela un lien récent. Indiquez l’adresse de votre compte pour le recevoir."
    >
      <LinkNotice />
      <AskLinkForm action="Recevoir le lien" ask={sendRecovery} onSent={setSentTo} />
      <p className="mt-5 border-t border-rule pt-4 text-sm">
        <TabLink tab="signin">Revenir à la connexion</TabLink>
      </p>
    </AuthFrame>
  );
}
