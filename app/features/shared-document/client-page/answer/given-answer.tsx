import { formatLocalMoment } from '#app/features/shared-document/shared-document-words.ts';
import { takeFocus } from '#app/ui/focus/pass-focus-on.ts';
import type { Draft, QuoteAnswer } from '#documents';
import { ANSWER_WORDS } from './answer-words.ts';

/** Says who accepted or refused the quote, and when. */
export function GivenAnswerNotice({
  answer: { verdict, signerName, answeredAt, reason },
  isNew,
  language,
}: {
  answer: QuoteAnswer;
  /** Given on this page: the form that had the focus is gone. */
  isNew: boolean;
  language: Draft['language'];
}) {
  const words = ANSWER_WORDS[language];
  const moment = formatLocalMoment(new Date(answeredAt), language);
  return (
    <div
      ref={isNew ? takeFocus : null}
      tabIndex={-1}
      className="mt-4 rounded-card bg-primary-soft px-4 py-3"
    >
      <p className="font-semibold">{words.kept[verdict](signerName, moment)}</p>
      {verdict === 'accepted' && <p>{words.proof}</p>}
      {reason && <p className="whitespace-pre-line">{reason}</p>}
    </div>
  );
}
