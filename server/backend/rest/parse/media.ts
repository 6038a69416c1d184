import { makeRestRefusal } from '#server/backend/rest/problem.ts';

export type Media = { shape: 'list' | 'object'; type: string };

/** The preferred type of an `Accept` header that is served (RFC 9110, 12.5.1); JSON by default. */
export function parseMedia(accept: string | undefined): Media {
  if (accept === undefined || accept.trim() === '') return LIST;
  const asked = accept.split(',').map(parseRange);
  const byWeight = asked.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const range of byWeight) {
    const media = findMedia(range);
    if (media) return media;
  }
  throw makeRestRefusal(406, 'PGRST107', `None of these media types are available: ${accept}`, {
    hint: `Served: ${[...MEDIA.keys()].join(', ')}`,
  });
}

type MediaRange = { name: string; parameters: ReadonlyMap<string, string>; weight: number };

function parseRange(text: string): MediaRange {
  const [name = '', ...rest] = text.split(';').map((part) => part.trim().toLowerCase());
  const parameters = new Map(
    rest.map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key, value.replace(/^"(.*)"$/, '$1')] as const;
    }),
  );
  const weight = Number(parameters.get('q') ?? 1);
  parameters.delete('q');
  parameters.delete('charset');
  return { name, parameters, weight };
}

function findMedia({ name, parameters }: MediaRange): Media | undefined {
  const media = MEDIA.get(name);
  return parameters.size === 0 ? media : undefined;
}

const LIST: Media = { shape: 'list', type: 'application/json' };
const OBJECT: Media = { shape: 'object', type: 'application/vnd.pgrst.object+json' };
/** A map, since an object inherits names such as « constructor ». */
const MEDIA: ReadonlyMap<string, Media> = new Map([
  ['application/json', LIST],
  ['application/vnd.pgrst.object+json', OBJECT],
  ['application/vnd.pgrst.object', OBJECT],
  ['*/*', LIST],
  ['application/*', LIST],
]);
