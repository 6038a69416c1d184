import { useEffect, useState } from 'react';
import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { Button } from '#app/ui/button.tsx';

/** Enabled once a minute, the limit of the server. */
export function ResendButton({ resend }: { resend: () => Promise<AccountProblem | null> }) {
  const [sentAt, setSentAt] = useState(Date.now);
  const [secondsLeft, setSecondsLeft] = useState(PAUSE_S);
  const [answer, setAnswer] = useState('');
  // A background page ticks less often: the clock is read, not counted.
  useEffect(() => {
    const timer = setInterval(() => {
      const left = PAUSE_S - Math.floor((Date.now() - sentAt) / 1000);
      setSecondsLeft(Math.max(0, left));
      if (left <= 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [sentAt]);
  const isWaiting = secondsLeft > 0;
  const ask = async () => {
    setSecondsLeft(PAUSE_S);
    setAnswer('');
    const problem = await resend();
    setAnswer(problem ? sayProblem(problem) : 'Un nouveau message est parti.');
    if (problem && problem.code !== 'over_email_send_rate_limit') setSecondsLeft(0);
    else setSentAt(Date.now());
  };
  return (
    <>
      <Button aria-disabled={isWaiting || undefined} onClick={() => !isWaiting && ask()}>
        {isWaiting ? `Renvoyer dans ${secondsLeft}\u00a0s` : 'Renvoyer le message'}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {answer}
      </p>
    </>
  );
}

const PAUSE_S = 60;
