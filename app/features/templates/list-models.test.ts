import { expect, test } from 'vitest';
import { tradePages } from '#content/pages/trade-pages.ts';
import { type DraftInput, KIND_NAMES, repairDraft, TEMPLATES } from '#documents';
import { trades } from '#documents/samples/trades/trades.ts';
import { drawExample } from './draw-example.ts';
import { exampleNames, findExample } from './examples.ts';
import { describeTrade, listKindModels, listTrades } from './list-models.ts';
import { prefillOf } from './prefill-of.ts';

test('each template of each kind has its picture', () => {
  const models = listKindModels().flatMap((kind) => kind.models);
  expect(models).toHaveLength(KIND_NAMES.length * TEMPLATES.length);
  for (const { name } of models) expect(exampleNames).toContain(name);
});

test('each trade has its page, each page its trade, with its pictures', () => {
  const names = tradePages.map(({ path }) => path.replace('/modeles/', ''));
  expect(names).toEqual(Object.keys(trades));
  for (const name of names)
    for (const model of describeTrade(`/modeles/${name}`)?.models ?? [])
      expect(exampleNames).toContain(model.name);
  for (const { picture } of listTrades()) expect(exampleNames).toContain(picture);
  expect(describeTrade('/modeles/astronaute')).toBeNull();
});

test('every picture is the draft that its name says, in the template that it says', () => {
  expect(exampleNames).toHaveLength((KIND_NAMES.length + 25) * TEMPLATES.length);
  for (const name of exampleNames) {
    const template = findExample(name)?.style?.template;
    expect(template && name.endsWith(template), name).toBe(true);
  }
  expect(findExample('devis-baroque')).toBeNull();
  expect(findExample('poeme-classique')).toBeNull();
});

test('a picture is a small SVG of its draft', () => {
  const svg = drawExample('metier-plombier-moderne') ?? '';
  expect(svg).toMatch(/^<svg .*D-2026-0093.*<\/svg>$/s);
  expect(svg.length).toBeLessThan(60_000);
  expect(drawExample('metier-plombier-baroque')).toBeNull();
});

test('whoever takes up an example receives what is sold, and nobody’s name, number nor day', () => {
  for (const [id, example] of Object.entries<DraftInput>(trades)) {
    const prefill = prefillOf(example);
    const { kind, seller, buyer } = example;
    const fresh = { version: 1, kind, number: '', issueDate: '', dueDate: '', seller, buyer };
    const read = repairDraft({ ...fresh, ...prefill });
    expect(read.ok && read.setAside, id).toEqual([]);
    expect(read.ok && read.draft.lines.length, id).toBe(example.lines?.length ?? 0);
    const text = JSON.stringify(prefill);
    for (const own of [example.seller.name, example.buyer.name, example.number, example.issueDate])
      expect(text, id).not.toContain(own);
    expect(text, id).not.toMatch(/"(iban|siret|siren|prepayments|references|paidOn|startDate)"/);
    expect(text, id).not.toMatch(/"(subject|collectionPoints|period)"/);
    // The number of another document, a date, a date in words.
    expect(text, id).not.toMatch(/-20\d\d-|20\d\d-20|\d\/20\d\d|(octo|novem|décem)bre/);
  }
});

test('the page of a trade says what its example is made of', () => {
  const { facts, mentions } = describeTrade('/modeles/electricien') ?? { facts: [], mentions: [] };
  expect(facts).toContainEqual({ label: 'Taux', value: '10\u00a0%' });
  expect(facts).toContainEqual({ label: 'Unités', value: 'pièce, mètre, heure' });
  expect(mentions.length).toBeGreaterThan(0);
  expect(describeTrade('/modeles/menuisier')?.mentions.join(' ')).toContain('Pénalités de retard');
  expect(describeTrade('/modeles/association')?.mentions.join(' ')).not.toContain('261');
  const peintre = describeTrade('/modeles/peintre');
  expect(peintre?.facts.some(({ label }) => label === 'Taux')).toBe(false);
  expect(peintre?.mentions.join(' ')).toContain('293 B');
});
