import type { Draft } from './draft.ts';
import { isOptional } from './is-priced.ts';

/** The draft of a quote with the options and variants at these places chosen, and no others. */
export function chooseLines(draft: Draft, choices: readonly number[]): Draft {
  const chosen = new Set(choices);
  return {
    ...draft,
    lines: draft.lines.map((line, index) => {
      if (!isOptional(line)) return line;
      const { isSelected: _isSelected, ...fields } = line;
      return chosen.has(index) ? { ...fields, isSelected: true } : fields;
    }),
  };
}
