import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import { writeDocumentAmount } from '#app/features/shared-document/shared-document-words.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { cents, chooseLines, chooseOptional, isOptional, listChoices } from '#documents';
import { totalOf } from './total-of.ts';

/** Check boxes of options and variants, with the amount each adds to the total. */
export function QuoteChoices({
  document,
  choices,
  legend,
  onChange,
}: {
  document: SharedDocument;
  choices: readonly number[];
  legend: string;
  onChange: (choices: readonly number[]) => void;
}) {
  const { draft } = document;
  if (!draft.lines.some(isOptional)) return null;
  const base = totalOf(draft, []);
  const { lines } = chooseLines(draft, choices);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      {draft.lines.map((line, index) => {
        if (!isOptional(line)) return null;
        const added = writeDocumentAmount(document, cents(totalOf(draft, [index]) - base));
        return (
          <Checkbox
            // Lines have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            id={`choice-${index}`}
            label={`${line.name} (+\u00a0${added})`}
            help={line.description}
            checked={choices.includes(index)}
            onChange={({ target }) =>
              onChange(listChoices(chooseOptional(lines, index, target.checked)))
            }
          />
        );
      })}
    </fieldset>
  );
}
