import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { ProblemText } from '#app/account-forms/problem-text.tsx';
import { useSession } from '#app/session/use-session.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { OfflineChoice } from '#app/ui/offline-choice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { createAccountStore } from './account-store.ts';
import { AccountingCard } from './accounting-card.tsx';
import { DataCard } from './data/data-card.tsx';
import { DeletionBanner } from './deletion/deletion-banner.tsx';
import { DeletionCard } from './deletion/deletion-card.tsx';
import { EmailCard } from './email-card.tsx';
import { PLACES } from './focus-later.ts';
import { NamesCard } from './names-card.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import type { Signed } from './signed.ts';
import { UsageCard } from './usage-card.tsx';
import { WaysInCard } from './ways-in/ways-in-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** `theme` is the theme setting, which another feature owns. */
export function AccountPage({ theme }: { theme: ReactNode }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="column-2xl">
      <h1 id={PLACES.title} tabIndex={-1} className="text-2xl outline-none lg:text-3xl">
        Mon compte
      </h1>
      <p className="mt-2 break-words text-ink-soft">
        Vous êtes connecté avec l’adresse {user.email}.
      </p>
      {/* Remounts for another user. */}
      <AccountCards key={user.id} user={user} theme={theme} />
    </div>
  );
}

function AccountCards({ user, theme }: { user: Signed; theme: ReactNode }) {
  const [store] = useState(() => createAccountStore(user));
  const account = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  if (account.status === 'loading') return <Spinner />;
  if (account.status === 'failed')
    return (
      <div role="alert" className="mt-8 rounded-card border border-amber bg-amber-soft p-4">
        <p>
          <ProblemText problem={account.problem} />
        </p>
        <Button className="mt-3" onClick={store.load}>
          Réessayer
        </Button>
      </div>
    );
  const { capabilities, profile, sessions, identities, deletion, recoveryCodes } = account;
  return (
    <div className="mt-6 grid gap-5">
      {deletion && <DeletionBanner {...{ deletion, store }} />}
      <NamesCard {...{ profile, user, store }} />
      <EmailCard user={user} checked={capabilities.addressProof} />
      <PasswordCard {...{ user, store }} checked={capabilities.passwordProof} />
      <WaysInCard {...{ identities, store }} />
      <SecondFactorCard
        {...{ user, recoveryCodes, store }}
        hasRecoveryCodes={capabilities.recoveryCodes}
      />
      <SessionsCard {...{ sessions, store }} endsAtOnce={capabilities.endsAtOnce} />
      <NewsletterCard {...{ profile, user, store }} />
      <WelcomeCard {...{ profile, store }} />
      <Card title="Apparence">{theme}</Card>
      <Card title="Disponible hors connexion">
        <OfflineChoice />
      </Card>
      <UsageCard />
      <DataCard />
      <AccountingCard />
      {!deletion && (
        <DeletionCard {...{ user, store }} hasRecoveryCodes={capabilities.recoveryCodes} />
      )}
    </div>
  );
}
