import { type FormEvent, useState } from 'react';
import type { Received } from '#app/features/shared-document/client-page/read-received.ts';
import { writeDocumentAmount } from '#app/features/shared-document/shared-document-words.ts';
import { focusNamed } from '#app/lib/focus-named.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { AnswerCode } from './answer-code.tsx';
import { AnswerTerms } from './answer-terms.tsx';
import { ANSWER_WORDS, type AnswerWords } from './answer-words.ts';
import { QuoteChoices } from './quote-choices.tsx';
import { SignatureChoice } from './signature-choice.tsx';
import { totalOf } from './total-of.ts';
import { type OpenAnswer, useAnswer } from './use-answer.ts';

/** Form to accept or refuse a quote: terms first, signature and code last. */
export function AnswerForm({ received }: { received: Received }) {
  const { document, answering } = received;
  const words = ANSWER_WORDS[document.draft.language];
  const answer = useAnswer(received);
  const [isRefusing, setRefusing] = useState(false);
  const { values, change, missing, isBusy } = answer;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const lacking = isRefusing ? answer.refuse() : answer.accept();
    if (lacking) focusNamed(event.currentTarget, lacking);
  };
  const errorOf = (part: keyof AnswerWords['missing']) =>
    missing.includes(part) ? words.missing[part] : undefined;
  const total = writeDocumentAmount(document, totalOf(document.draft, values.choices));
  return (
    <section className="mt-8 max-w-prose print:hidden" aria-labelledby="answer-title">
      <h2 id="answer-title" className="text-xl">
        {words.title}
      </h2>
      <form className="mt-3 grid gap-4" noValidate onSubmit={submit}>
        {!isRefusing && (
          <>
            <AnswerTerms document={document} words={words} choices={values.choices} />
            <QuoteChoices
              document={document}
              choices={values.choices}
              legend={words.choices}
              onChange={(choices) => change({ choices, agreed: false })}
            />
          </>
        )}
        <Field id="answer-name" label={words.name} error={errorOf('name')} isRequired>
          {(aria) => (
            <TextInput
              {...aria}
              name="name"
              autoComplete="name"
              maxLength={100}
              value={values.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        {isRefusing ? (
          <Field id="answer-reason" label={words.reason}>
            {(aria) => (
              <TextArea
                {...aria}
                className="min-h-20"
                maxLength={1000}
                value={values.reason}
                onChange={({ target }) => change({ reason: target.value })}
              />
            )}
          </Field>
        ) : (
          <>
            <div>
              <Checkbox
                id="answer-agreed"
                name="agreed"
                label={words.agree(total)}
                checked={values.agreed}
                aria-required
                aria-invalid={missing.includes('agreed') || undefined}
                onChange={({ target }) => change({ agreed: target.checked })}
              />
              <div aria-live="polite">
                {missing.includes('agreed') && (
                  <FieldMessage
                    id="answer-agreed-message"
                    tone="error"
                    text={words.missing.agreed}
                  />
                )}
              </div>
            </div>
            <SignatureChoice
              values={values}
              words={words}
              error={errorOf('signature')}
              onChange={change}
            />
          </>
        )}
        {answering?.asks_code && (
          <AnswerCode
            answer={answer}
            codeTo={answering.code_to}
            words={words}
            error={errorOf('code')}
          />
        )}
        <AnswerProblem problem={answer.problem} words={words} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
            {isRefusing ? words.confirmRefusal : words.accept}
          </Button>
          <Button
            onClick={() => {
              setRefusing(!isRefusing);
              change({ drawn: null });
            }}
          >
            {isRefusing ? words.back : words.refuse}
          </Button>
        </div>
      </form>
    </section>
  );
}

function AnswerProblem({ problem, words }: { problem: OpenAnswer['problem']; words: AnswerWords }) {
  return (
    <div role="alert" className="empty:-mt-4">
      {problem && (
        <p className="rounded-control bg-stamp-soft px-3 py-2.5 text-stamp">
          {words.problem(problem)}
        </p>
      )}
    </div>
  );
}
