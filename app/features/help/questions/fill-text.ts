import { PRODUCT_FACTS } from '#content/product-facts.ts';
import { findFact } from '#documents/law/facts/facts.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { findWording } from '#documents/law/facts/wordings.ts';
import type { RichText } from './answered-question.ts';

/**
 * Fills in named facts and sentences: « {franchise.ventes} », « {mention:franchise} »,
 * « {produit.liens} ». Throws for an unknown name.
 */
export function fillText(text: string): string {
  const filled = text.replace(/\{([^}]*)\}/g, (_, name: string) => requireWords(name));
  return typesetProse(filled);
}

/** The same, with links « [words](/address) » split out. */
export function fillRichText(text: string): RichText {
  return fillText(text)
    .split(/(\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words && href ? { words, href } : part;
    });
}

function requireWords(name: string): string {
  if (name.startsWith(MENTION)) return findWording(name.slice(MENTION.length));
  if (Object.hasOwn(PRODUCT_FACTS, name)) return PRODUCT_FACTS[name] ?? '';
  return findFact(name).text;
}

const MENTION = 'mention:';
