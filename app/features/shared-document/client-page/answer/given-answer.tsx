import { formatLocalMoment } from '#app/features/shared-document/shared-document-words.ts';
import type { Draft, QuoteAnswer } from '#documents';
import { ANSWER_WORDS } from './answer-words.ts';

/** What was answered to a quote, by whom and when. */
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
  const moment = formatLocalMoment(new Date(answeredAt), language === 'en' ? 'en-GB' : 'fr-FR');
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

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
