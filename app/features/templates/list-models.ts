import { prefilledAddress } from '#app/lib/pages/prefilled-address.ts';
import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import { documentPages } from '#content/pages/document-pages.ts';
import { type TradePage, tradePages } from '#content/pages/trade-pages.ts';
import { type DraftInput, type KindName, TEMPLATES } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { trades } from '#documents/samples/trades/trades.ts';
import { describeExample } from './describe-example.ts';
import { prefillOf } from './prefill-of.ts';

/** A template only sets the look. */
export function listKindModels() {
  return documentPages.map(({ kind, path, name, summary }) => ({
    ...{ kind, name, summary },
    models: TEMPLATES.map((template) => ({
      ...TEMPLATE_WORDS[template],
      name: `${kind}-${template}`,
      address: prefilledAddress(path, { style: { template } }),
    })),
  }));
}

/** The trades, for the filter and the list. */
export function listTrades() {
  return tradePages.map(({ path, name, summary, document }) => ({
    ...{ path, name, summary, document },
    picture: `metier-${tradeOf(path)}-classique`,
  }));
}

/** The page of a trade; null for an unknown address. */
export function describeTrade(address: string) {
  const page = tradePages.find(({ path }) => path === address);
  const id = page ? tradeOf(page.path) : '';
  const example = findTrade(id);
  if (!page || !example) return null;
  const path = pathOf(example.kind);
  return {
    ...pick(page),
    ...describeExample(requireDraft(example)),
    models: TEMPLATES.map((template) => ({
      ...TEMPLATE_WORDS[template],
      name: `metier-${id}-${template}`,
      address: prefilledAddress(path, prefillOf({ ...example, style: { template } })),
    })),
  };
}

function findTrade(id: string): DraftInput | null {
  const all: Readonly<Record<string, DraftInput>> = trades;
  return all[id] ?? null;
}

function pathOf(kind: KindName): string {
  return `/${kind}`;
}

function tradeOf(path: TradePage['path']): string {
  return path.slice('/modeles/'.length);
}

function pick({ path, name, document, summary, title, description, keywords, parent }: TradePage) {
  return { path, name, document, summary, title, description, keywords, parent };
}
