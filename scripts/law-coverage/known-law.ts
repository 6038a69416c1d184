import { existsSync, globSync, readFileSync } from 'node:fs';
import { listRules } from '#documents/kinds/check-conformity.ts';
import type { DatedRule } from '#documents/law/rule.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import type { Known } from './find-faults.ts';

/** Every rule of every kind, once. */
export function listAllRules(): Map<string, DatedRule> {
  return new Map(KIND_NAMES.flatMap(listRules).map((rule) => [rule.id, rule]));
}

export function readKnownLaw(): Known {
  return {
    rules: new Set(listAllRules().keys()),
    words: listMentions(),
    isFile: existsSync,
  };
}

/** Mention ids in the sources of law/mentions, plus those built by template literals (BUILT). */
function listMentions(): Set<string> {
  const sources = globSync('documents/law/mentions/*-{mention,mentions,notes,withdrawal}.ts');
  const texts = sources.map((path) => readFileSync(path, 'utf8'));
  const ids = texts.flatMap((text) =>
    [...text.matchAll(MADE)].flatMap(([, id, named, listed]) => id ?? named ?? listed ?? []),
  );
  return new Set([...ids, ...BUILT]);
}

const MADE =
  /\bid: '([a-z-]+)'|\b(?:heading|closing|note)\(\s*'([a-z-]+)'|^ +\[\s*'(quote-[a-z]+)',/gm;
const BUILT = [
  ...['rent-complete', 'rent-partial', 'rent-unpaid'],
  ...['works-certification', 'exemption'],
  ...['receipt-deposit', 'receipt-earnest', 'receipt-security-deposit'],
];
