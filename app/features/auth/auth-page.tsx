import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { prefetchAccounts } from '#app/data/account/session/session.ts';
import { readKeptOrigin } from '#app/session/kept-origin.ts';
import { readOrigin } from '#app/session/origin.ts';
import { useSession } from '#app/session/use-session.ts';
import { useAddressQuery } from '#app/ui/waking/use-address-query.ts';
import { useIsAlive } from '#app/ui/waking/use-is-alive.ts';
import { AskLinkPart } from './entrance/ask-link-part.tsx';
import { type AuthTab, readTab } from './entrance/auth-tab.ts';
import { SecondFactorPart } from './entrance/second-factor-part.tsx';
import { SignInPart } from './entrance/sign-in-part.tsx';
import { SignUpPart } from './entrance/sign-up-part.tsx';
import { Landing } from './landing.tsx';

/** `?tab=` chooses the form; a signed-in user goes on: see `landingOf`. */
export function AuthPage() {
  const { user, isSecondFactorDue } = useSession();
  const tab = readTab(useAddressQuery());
  const { state } = useLocation();
  const isAlive = useIsAlive();
  // Fetches the code of accounts before the form is sent.
  useEffect(prefetchAccounts, []);
  if (isSecondFactorDue) return <SecondFactorPart />;
  if (user) return <Landing origin={state ? readOrigin(state) : readKeptOrigin()} />;
  // Prerendered as the sign-in form; another `?tab=` hides it until hydration.
  return (
    <div className={isAlive ? '' : 'in-data-tab:invisible'}>
      <WayIn tab={tab} />
    </div>
  );
}

function WayIn({ tab }: { tab: AuthTab }) {
  switch (tab) {
    case 'signup':
      return <SignUpPart />;
    case 'recover':
    case 'link':
      return <AskLinkPart key={tab} kind={tab} />;
    case 'signin':
      return <SignInPart />;
  }
}
