import { toPrintable } from '#cli/output/output.ts';
import { type Draft, LANGUAGES, TEMPLATES } from '#documents';
import type { Options } from './options.ts';

/** `dress` gives a draft the requested template and language, or keeps its own. */
type Look = { ok: true; dress: (draft: Draft) => Draft } | { ok: false; message: string };

/** --template and --language override the draft’s. */
export function readLook({ template, language }: Options): Look {
  if (template !== undefined && !isOneOf(TEMPLATES, template))
    return refuse('template', TEMPLATES, template);
  if (language !== undefined && !isOneOf(LANGUAGES, language))
    return refuse('language', LANGUAGES, language);
  return {
    ok: true,
    dress: (draft) => ({
      ...draft,
      language: language ?? draft.language,
      style: { ...draft.style, template: template ?? draft.style.template },
    }),
  };
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return words.some((one) => one === word);
}

function refuse(name: string, words: readonly string[], word: string): Look {
  const message = `--${name}: expected ${words.join(' or ')}, received "${toPrintable(word)}".`;
  return { ok: false, message };
}
