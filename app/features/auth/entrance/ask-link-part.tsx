import { useState } from 'react';
import { useLocation } from 'react-router';
import { sendMagicLink, sendRecovery } from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { readOrigin } from '#app/session/origin.ts';
import { AskLinkForm } from './ask-link-form.tsx';
import { Mailbox } from './mailbox.tsx';
import { TabLink } from './tab-link.tsx';

/** A link by e-mail, to sign in or to choose another password. */
export function AskLinkPart({ kind }: { kind: 'recover' | 'link' }) {
  const origin = readOrigin(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { title, intro, action } = WORDS[kind];
  if (sentTo) return <Mailbox kind={kind} email={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <AuthFrame title={title} intro={intro}>
      <AskLinkForm
        action={action}
        onSent={setSentTo}
        ask={(email) => (kind === 'recover' ? sendRecovery(email) : sendMagicLink(email, origin))}
      />
      <p className="mt-5 border-t border-rule pt-4 text-sm">
        <TabLink tab="signin">Revenir à la connexion</TabLink>
      </p>
    </AuthFrame>
  );
}

const WORDS = {
  recover: {
    title: 'Mot de passe oublié',
    intro:
      'Indiquez l’adresse de votre compte\u00a0: vous recevrez un lien pour en choisir un autre.',
    action: 'Recevoir le lien',
  },
  link: {
    title: 'Connexion par e-mail',
    intro: 'Indiquez l’adresse de votre compte\u00a0: vous recevrez un lien qui vous connecte.',
    action: 'Recevoir le lien',
  },
};
