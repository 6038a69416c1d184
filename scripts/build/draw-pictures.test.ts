import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { everyPage } from '#content/every-page.ts';
import { drawPictures } from './draw-pictures.ts';

test('each page has a picture of its own, and the site its icons', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-pictures-'));
  try {
    await drawPictures(folder);
    const names = everyPage.map(({ path }) => (path === '/' ? '/accueil' : path));
    const cards = names.map((name) => readFileSync(join(folder, `og${name}.png`)));
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(everyPage.length);
    const { width, height } = await loadImage(cards[0] ?? Buffer.alloc(0));
    expect([width, height]).toEqual([1200, 630]);
    const icon = await loadImage(readFileSync(join(folder, 'icons/icon-512.png')));
    expect([icon.width, icon.height]).toEqual([512, 512]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
