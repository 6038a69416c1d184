import { seriesPrefixOf } from '#documents/dossier';
import { textOf } from '../log.ts';
import type { ModelCheck } from './outcome.ts';

/** One number has one content: on the devices, in the account, and in what was answered. */
export const checkContents: ModelCheck = ({ shown, issued, log }) => {
  const contents = new Map<string, Set<string>>();
  const add = (number: string, text: string) =>
    contents.set(number, (contents.get(number) ?? new Set()).add(text));
  for (const { draft, id } of shown.flat().filter((one) => one.issued))
    add(`${seriesPrefixOf(draft)} ${draft.number}`, `${id} ${textOf(draft)}`);
  for (const { series, number, id, text } of issued)
    add(`${series.slice(series.lastIndexOf(' ') + 1)} ${number}`, `${id} ${text}`);
  const prefixes = new Map(
    issued.map(({ id, series }) => [id, series.slice(series.lastIndexOf(' ') + 1)]),
  );
  for (const [id, { issues }] of log.documents)
    for (const { number, text } of issues)
      add(`${prefixes.get(id) ?? '?'} ${number}`, `${id} ${text}`);
  return [...contents]
    .filter(([, texts]) => texts.size > 1)
    .map(([number, texts]) => `${number} is ${texts.size} documents: ${[...texts].join(' and ')}.`);
};
