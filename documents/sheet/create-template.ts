import type { Style } from '#documents/model/fields/style.ts';
import { darkenUntilReadable } from './contrast.ts';
import type { Template } from './template.ts';
import { createClassique } from './templates/classique.ts';
import { createCompact } from './templates/compact.ts';
import { createEpure } from './templates/epure.ts';
import { createModerne } from './templates/moderne.ts';

/** The template of a document in its accent colour, darkened when too light to read on paper. */
export function createTemplate({ template, accent }: Pick<Style, 'template' | 'accent'>): Template {
  return TEMPLATES[template](darkenUntilReadable(accent));
}

const TEMPLATES = {
  classique: createClassique,
  moderne: createModerne,
  epure: createEpure,
  compact: createCompact,
} satisfies Record<Style['template'], (accent: string) => Template>;
