import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import type { AnswerValues } from './answer-state.ts';
import type { AnswerWords } from './answer-words.ts';
import { SignedByHand } from './signed-by-hand.tsx';

/** Chooses between a typed name and a drawn signature. */
export function SignatureChoice({
  values: { name, way },
  words,
  error,
  onChange,
}: {
  values: AnswerValues;
  words: AnswerWords;
  error: string | undefined;
  onChange: (change: Partial<AnswerValues>) => void;
}) {
  return (
    <div className="grid justify-items-start gap-2">
      <span className="text-sm font-semibold">{words.signature}</span>
      <Segmented
        name="signature"
        label={words.signature}
        value={way}
        options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
        onChange={(value) => onChange({ way: value, drawn: null })}
      />
      {way === 'typed' ? (
        <p className="text-ink-soft">
          {name.trim() !== '' && <span className="block text-lg italic text-ink">{name}</span>}
          {words.typedHelp}
        </p>
      ) : (
        <SignedByHand
          label={words.pad}
          clearLabel={words.clear}
          describedBy={error ? 'answer-signature-message' : undefined}
          onDrawn={(drawn) => onChange({ drawn })}
        />
      )}
      <div aria-live="polite">
        {error && <FieldMessage id="answer-signature-message" tone="error" text={error} />}
      </div>
    </div>
  );
}

const WAYS = ['typed', 'drawn'] as const;
