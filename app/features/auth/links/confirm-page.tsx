import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { followLink } from '#app/data/account/accounts.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { landingOf } from '#app/session/landing-of.ts';
import { writeOrigin } from '#app/session/origin.ts';
import { useSession } from '#app/session/use-session.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { linkWords } from './link-words.ts';
import { type AuthLink, readLink } from './read-link.ts';
import { RefusedLink } from './refused-link.tsx';

/**
 * The page that the links of e-mails open. A button uses the token, never the visit itself: mail
 * scanners open every link.
 */
export function ConfirmPage() {
  const { isLoading, linkProblem } = useSession();
  const { search } = useLocation();
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const [isHalfDone, setHalfDone] = useState(false);
  const navigate = useNavigate();
  // Prerendered without a query.
  if (isLoading) return <Spinner />;
  const link = readLink(new URL(search, window.location.href).href);
  const refusal = problem ?? linkProblem;
  if (isHalfDone) return <HalfDone />;
  if (!link || (refusal && isFinal(refusal)))
    return (
      <RefusedLink
        problem={refusal ?? { code: 'link_refused', reasons: [] }}
        type={link?.type}
        takesFocus={problem !== null}
      />
    );

  const confirm = async ({ tokenHash, type, target }: AuthLink) => {
    const answer = await followLink({ tokenHash, type });
    setProblem(answer.problem);
    if (answer.problem) return;
    if (answer.isHalfDone) return setHalfDone(true);
    const { user, isSecondFactorDue } = sessionStore.get();
    const origin = writeOrigin(new URL(target, window.location.origin));
    // Followed in another browser than that of the sign-up, the account has no password yet.
    if (type !== 'recovery' && answer.asksForPassword)
      return navigate('/reset-password', { replace: true, state: { ...origin, isFirst: true } });
    if (type !== 'recovery' && isSecondFactorDue)
      return navigate('/auth', { replace: true, state: origin });
    await navigate(await landingOf(target), { replace: true });
    if (type !== 'recovery')
      await showToast(linkWords[type].done, { tone: 'success', detail: user?.email ?? '' });
  };
  return (
    <AuthFrame title={linkWords[link.type].title} intro={linkWords[link.type].intro}>
      <ConfirmAction problem={refusal} onConfirm={() => confirm(link)}>
        {linkWords[link.type].action}
      </ConfirmAction>
    </AuthFrame>
  );
}

function HalfDone() {
  return (
    <AuthFrame title="Encore une confirmation" takesFocus>
      <p role="status">
        Cette adresse est confirmée. Ouvrez maintenant le message envoyé à l’autre adresse&nbsp;: le
        changement se fera aussitôt.
      </p>
    </AuthFrame>
  );
}

/** Whether trying the link again is useless. */
function isFinal({ code }: AccountProblem): boolean {
  return !['network', 'unavailable', 'over_request_rate_limit'].includes(code);
}
