import type { Saying } from '#content/deployment.ts';
import { deployment } from '#content/site.ts';

export type Said = Saying;

export function isSaid(setting: Said): boolean {
  return deployment[setting] !== undefined;
}
