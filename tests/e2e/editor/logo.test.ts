import { createCanvas } from '@napi-rs/canvas';
import { expect, type Page } from 'playwright/test';
import { chooseFiles } from '../journey/choose-files.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { makePhoto, paintQuarters, QUARTERS, readPicture } from '../journey/make-photo.ts';
import { openEditor, openSection } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test('a photograph is upright however it was held, and says nothing of where', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const photo = makePhoto(orientation, { width: 300 - orientation, height: 160 });
    expect(photo.includes('Exif')).toBe(true);
    const logo = await choose(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    expect(logo, `orientation ${orientation}`).toMatchObject({
      width: 300 - orientation,
      height: 160,
      corners: QUARTERS,
    });
    for (const word of ['Exif', 'GPS', 'http://ns.adobe.com', 'Photoshop'])
      expect(logo.bytes.includes(word), word).toBe(false);
  }
});

test('a photograph of 12 megapixels is reduced, and cropped with the mouse or the keyboard', {
  tag: '@core',
}, async ({ page }) => {
  await page.addInitScript(watchPainting);
  await openEditor(page);
  await openSection(page, /^Apparence/);
  const photo = makePhoto(6, { width: 3000, height: 4000 });
  await offer(page, { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer: photo });
  const dialog = page.getByRole('dialog', { name: 'Recadrer le logo' });
  await expect(dialog.getByText('100 % de la largeur, 100 % de la hauteur')).toBeVisible();
  // The main thread only handled the reduced picture: 1,200 × 1,600.
  expect(await page.evaluate(() => window.painted)).toEqual({ decoded: 0, most: 1_920_000 });
  await expectAccessible(page);

  // Crops to the lower half by keyboard: its corners belong to two quarters.
  const corner = dialog.getByRole('button', { name: 'Coin en haut à gauche' });
  for (let press = 0; press < 5; press++) await corner.press('Shift+ArrowDown');
  await expect(dialog.getByText('100 % de la largeur, 50 % de la hauteur')).toBeVisible();
  await dialog.getByRole('button', { name: 'Utiliser ce cadrage' }).click();
  const [, , blue, yellow] = QUARTERS;
  await expect
    .poll(() => readLogo(page))
    .toMatchObject({
      width: 675,
      height: 450,
      corners: [blue, yellow, blue, yellow],
    });

  // Crops again from the original: the mouse cuts off the right side.
  await page.getByRole('button', { name: 'Recadrer' }).click();
  await expect(dialog.getByText('100 % de la largeur, 50 % de la hauteur')).toBeVisible();
  await dialog.getByRole('button', { name: 'Prendre toute l’image' }).click();
  const picture = dialog.getByRole('img', { name: 'L’image choisie' });
  const { width, height } = await requireBox(picture);
  await dialog
    .getByRole('button', { name: 'Coin en bas à droite' })
    .dragTo(picture, { targetPosition: { x: width / 2, y: height - 1 }, force: true, steps: 4 });
  await expect(dialog.getByText('50 % de la largeur, 100 % de la hauteur')).toBeVisible();
  await dialog.getByRole('button', { name: 'Utiliser ce cadrage' }).click();
  const [red] = QUARTERS;
  await expect.poll(() => readLogo(page)).toMatchObject({ corners: [red, red, blue, blue] });
});

test('transparent margins are trimmed, and any format is taken', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  const canvas = createCanvas(400, 300);
  paintQuarters(canvas, { x: 50, y: 100, width: 120, height: 60 });
  for (const [mimeType, buffer] of [
    ['image/png', canvas.toBuffer('image/png')],
    ['image/webp', canvas.toBuffer('image/webp')],
    ['image/avif', canvas.toBuffer('image/avif', { quality: 95 })],
  ] as const) {
    const logo = await choose(page, { name: 'logo', mimeType, buffer });
    expect(logo, mimeType).toMatchObject({ width: 120, height: 60, corners: QUARTERS });
    expect(logo.bytes.subarray(1, 4).toString(), mimeType).toBe('PNG');
  }
  const gif = await choose(page, { name: 'logo.gif', mimeType: 'image/gif', buffer: TWO_FRAMES });
  expect(gif).toMatchObject({ width: 1, height: 1, corners: Array(4).fill(QUARTERS[0]) });
});

test('a logo that will not be seen on the paper is taken, and told', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  const tiny = page.getByText(/^Ce logo ne fait que 1\s×\s1\spixel/);
  const white = page.getByText(/^Ce logo est blanc\s: il ne se verra pas sur le papier/);
  await choose(page, { name: 'logo.gif', mimeType: 'image/gif', buffer: TWO_FRAMES });
  await expect(tiny).toBeVisible();
  const canvas = createCanvas(120, 60);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(20, 20, 80, 20);
  await choose(page, {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: canvas.toBuffer('image/png'),
  });
  await expect(white).toBeVisible();
  await expect(tiny).toBeHidden();
  paintQuarters(canvas, { width: 120, height: 60 });
  await choose(page, {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: canvas.toBuffer('image/png'),
  });
  await expect(white).toBeHidden();
});

test('what cannot be read says what to do', async ({ page }) => {
  await openEditor(page);
  await openSection(page, /^Apparence/);
  const buffer = Buffer.from('no image');
  await offer(page, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.getByText('Ce navigateur ne lit pas les photos HEIC')).toBeVisible();
  await offer(page, { name: 'logo.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('enregistrez-la de nouveau en PNG ou en JPEG')).toBeVisible();
  await offer(page, { name: 'devis.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Ce fichier n’est pas une image')).toBeVisible();
});

type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function offer(page: Page, file: ChosenFile) {
  const button = page.getByRole('button', { name: /^(?:Choisir un|Changer le) logo$/ });
  await chooseFiles(page, () => button.click(), file);
}

/** Waits for the new logo to replace the old one. */
async function choose(page: Page, file: ChosenFile) {
  const shown = page.getByRole('img', { name: 'Votre logo' });
  const before = (await shown.count()) > 0 ? await shown.getAttribute('src') : '';
  await offer(page, file);
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  return readLogo(page);
}

async function readLogo(page: Page) {
  const source = await page.getByRole('img', { name: 'Votre logo' }).getAttribute('src');
  return readPicture(source ?? '');
}

declare global {
  interface Window {
    painted?: { decoded: number; most: number };
  }
}

/** Records main-thread decoding and the most pixels painted at once. */
function watchPainting(): void {
  const painted = { decoded: 0, most: 0 };
  window.painted = painted;
  const decode = window.createImageBitmap;
  window.createImageBitmap = (...given: unknown[]) => {
    painted.decoded += 1;
    return Reflect.apply(decode, window, given);
  };
  const paint = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
    const { width, height } = given[0] as HTMLCanvasElement; // only canvases are painted here
    painted.most = Math.max(painted.most, width * height);
    Reflect.apply(paint, this, given);
  };
}

/** A GIF of one pixel, red then blue (GIF89a). */
const TWO_FRAMES = Buffer.from(
  [
    '474946383961 0100 0100 80 00 00 d00000 0000d0',
    '21f904 00 0a00 00 00 2c 0000 0000 0100 0100 00 02 02 4401 00',
    '21f904 00 0a00 00 00 2c 0000 0000 0100 0100 00 02 02 4c01 00',
    '3b',
  ]
    .join('')
    .replaceAll(' ', ''),
  'hex',
);
