import { Mail } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import type { AnswerWords } from './answer-words.ts';
import type { OpenAnswer } from './use-answer.ts';

/** Requests and takes the e-mailed code, which expires after ten minutes. */
export function AnswerCode({
  answer: { values, change, isBusy, codeTo: sentTo, sendCode },
  codeTo,
  words,
  error,
}: {
  answer: OpenAnswer;
  /** Its middle hidden; null where the quote has no address. */
  codeTo: string | null;
  words: AnswerWords;
  error: string | undefined;
}) {
  if (codeTo === null) return <p>{words.problem('code_address_missing')}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ink-soft">{words.codeHelp(codeTo)}</p>
      <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && sendCode()}>
        <Mail aria-hidden />
        {words.sendCode}
      </Button>
      <p role="status" className="empty:hidden">
        {sentTo && words.codeSent(sentTo)}
      </p>
      <Field id="answer-code" label={words.code} error={error} isRequired>
        {(aria) => (
          <TextInput
            {...aria}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={values.code}
            onChange={({ target }) => change({ code: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
