import { useState } from 'react';
import { Link } from 'react-router';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import {
  type LinkType,
  resendConfirmation,
  sendMagicLink,
  sendRecovery,
} from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { AskLinkForm } from '#app/features/auth/entrance/ask-link-form.tsx';
import { type EmailKind, Mailbox } from '#app/features/auth/entrance/mailbox.tsx';
import { TabLink } from '#app/features/auth/entrance/tab-link.tsx';
import { useSession } from '#app/session/use-session.ts';
import { Button } from '#app/ui/button.tsx';

/** A used, expired or broken link, and a button for another. */
export function RefusedLink({
  problem,
  type,
  takesFocus,
}: {
  problem: AccountProblem;
  type: LinkType | undefined;
  takesFocus: boolean;
}) {
  const { user, isSecondFactorDue } = useSession();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const kind = KINDS[type ?? 'magiclink'];
  if (sentTo && kind) return <Mailbox kind={kind} email={sentTo} />;
  if (user && !isSecondFactorDue) return <AlreadyIn email={user.email ?? ''} problem={problem} />;
  return (
    <AuthFrame title="Ce lien ne fonctionne plus" takesFocus={takesFocus}>
      <div className="mb-5">
        <FormProblem problem={problem} />
      </div>
      {kind ? (
        <AskLinkForm action="Recevoir un nouveau lien" ask={ASK[kind]} onSent={setSentTo} />
      ) : (
        <p>Reprenez le changement d’adresse depuis votre profil.</p>
      )}
      <p className="mt-5 border-t border-rule pt-4 text-sm">
        <TabLink tab="signin">Revenir à la connexion</TabLink>
      </p>
    </AuthFrame>
  );
}

/** The usual case: the same link followed twice. */
function AlreadyIn({ email, problem }: { email: string; problem: AccountProblem }) {
  return (
    <AuthFrame title="Vous êtes déjà connecté" takesFocus>
      <p>
        {sayProblem(problem)} Vous êtes connecté avec l’adresse{' '}
        <strong className="break-words font-semibold">{email}</strong>.
      </p>
      <Button variant="primary" asChild className="mt-5 w-full">
        <Link to="/">Continuer</Link>
      </Button>
    </AuthFrame>
  );
}

/** The e-mail that replaces each link; null when the change must be asked again. */
const KINDS: Readonly<Record<LinkType, EmailKind | null>> = {
  signup: 'signup',
  invite: 'link',
  magiclink: 'link',
  email: 'link',
  recovery: 'recover',
  email_change: null,
};

const ASK = {
  signup: resendConfirmation,
  recover: sendRecovery,
  link: (email: string) => sendMagicLink(email, '/'),
};
