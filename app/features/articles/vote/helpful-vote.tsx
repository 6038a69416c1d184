import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';
import { hasVoted, keepVote } from './kept-votes.ts';

/** « Cette page vous a-t-elle aidé ? »: one anonymous vote per browser and page. */
export function HelpfulVote({ slug }: { slug: string }) {
  const before = useSyncExternalStore(
    noChange,
    () => hasVoted(slug, () => localStorage),
    () => false,
  );
  const [state, setState] = useState<'open' | 'voted' | 'failed'>('open');
  const vote = async (helpful: boolean) => {
    setState('voted');
    const { recordPageVote } = await import('#app/data/functions/record-page-vote.ts');
    const answer = await recordPageVote({ slug, helpful });
    if (answer.ok) keepVote(slug, () => localStorage);
    else setState('failed');
  };
  const hasAnswered = state === 'voted' || (before && state === 'open');
  return (
    <section
      aria-labelledby="utile"
      className="mt-8 flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-rule bg-surface p-4 print:hidden"
    >
      <h2 id="utile" className="text-base">
        Cette page vous a-t-elle aidé&nbsp;?
      </h2>
      {!hasAnswered && (
        <div className="flex gap-2">
          <Button size="sm" onClick={() => vote(true)}>
            <ThumbsUp aria-hidden /> Oui
          </Button>
          <Button size="sm" onClick={() => vote(false)}>
            <ThumbsDown aria-hidden /> Non
          </Button>
        </div>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {hasAnswered && 'Merci, votre avis est compté.'}
        {state === 'failed' &&
          'Votre avis n’a pas pu être envoyé\u00a0: vérifiez la connexion, puis réessayez.'}
      </p>
    </section>
  );
}

/** A vote in another tab shows at the next visit. */
function noChange() {
  return () => undefined;
}
