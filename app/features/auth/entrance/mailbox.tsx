import { MailCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { WhereEmailIs } from '#app/account-forms/where-email-is.tsx';
import { resendConfirmation, sendMagicLink, sendRecovery } from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { TextButton } from '#app/features/auth/text-button.tsx';
import { readOrigin } from '#app/session/origin.ts';
import { ResendButton } from './resend-button.tsx';
import { TabLink } from './tab-link.tsx';

/**
 * Says that an e-mail was sent, and offers another; the same whether or not the address has an
 * account.
 */
export function Mailbox({
  kind,
  email,
  onBack,
}: {
  kind: EmailKind;
  email: string;
  /** Set when the form that asked is on this very page. */
  onBack?: () => void;
}) {
  const origin = readOrigin(useLocation().state);
  const resend = () => {
    if (kind === 'signup') return resendConfirmation(email);
    return kind === 'recover' ? sendRecovery(email) : sendMagicLink(email, origin);
  };
  return (
    <AuthFrame title="Vérifiez votre boîte de réception" takesFocus>
      <div className="flex gap-3">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
        <div className="min-w-0">
          <p role="status">
            {WORDS[kind]} <strong className="break-words font-semibold">{email}</strong>. Ouvrez-le
            et suivez son lien{kind === 'signup' && ' dans ce navigateur'}&nbsp;: il sert une fois,
            pendant une heure.
          </p>
          <WhereEmailIs>
            Rien reçu&nbsp;? Regardez dans les indésirables, puis demandez un nouveau message.
          </WhereEmailIs>
        </div>
      </div>
      <div className="mt-5">
        <ResendButton resend={resend} />
      </div>
      <p className="mt-5 border-t border-rule pt-4 text-sm">
        {onBack ? (
          <TextButton onClick={onBack}>Utiliser une autre adresse</TextButton>
        ) : (
          <TabLink tab="signin">Revenir à la connexion</TabLink>
        )}
      </p>
    </AuthFrame>
  );
}

export type EmailKind = 'signup' | 'recover' | 'link';

const WORDS: Readonly<Record<EmailKind, string>> = {
  signup: 'Pour ouvrir votre compte, un message est parti à l’adresse',
  recover: 'Si un compte existe, un message est parti à l’adresse',
  link: 'Si un compte existe, un message est parti à l’adresse',
};
