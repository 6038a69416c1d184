import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  Path2D,
  type SKRSContext2D,
} from '@napi-rs/canvas';
import { everyPage } from '#content/every-page.ts';

/** Draws share pictures (1200 × 630, for Open Graph) and icons into the build folder. */
export async function drawPictures(folder: string): Promise<void> {
  await registerFonts();
  for (const { path, name, title } of everyPage)
    await save(
      folder,
      `og${path === '/' ? '/accueil' : path}.png`,
      drawCard({ path, name, title }),
    );
  for (const [file, size, margin] of ICONS) await save(folder, file, drawIcon(size, margin));
}

async function save(folder: string, file: string, canvas: Canvas): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await canvas.encode('png'));
}

async function registerFonts(): Promise<void> {
  for (const [weight, family] of [
    ['regular', TEXT],
    ['semibold', TITLE],
  ] as const) {
    const packed = await readFile(`public/fonts/sheet-sans-latin-${weight}.ttf.z`);
    GlobalFonts.register(inflateSync(packed), family);
  }
}

/**
 * The logo, then the page title on at most three lines. The name of the site is not there: it
 * depends on the deployment, and those who show the picture write it beside.
 */
function drawCard({ path, name, title }: { path: string; name: string; title: string }): Canvas {
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, 1200, 630);
  context.fillStyle = GREEN;
  context.fillRect(0, 0, 16, 630);
  drawSign(context, { left: 80, top: 76, size: 72, color: GREEN });
  const ownTitle = path === '/' ? 'Créez vos factures en 2\u00a0clics' : title;
  const lines = breakLines(context, capitalize(ownTitle), { font: `68px "${TITLE}"`, width: 1040 });
  for (const [index, text] of lines.slice(0, 3).entries())
    write(context, { text, left: 80, top: 290 + index * 82, font: `68px "${TITLE}"`, color: INK });
  const foot = path === '/' ? 'Factures, devis, reçus, quittances et avoirs' : name;
  write(context, { text: foot, left: 80, top: 562, font: `32px "${TEXT}"`, color: SOFT });
  return canvas;
}

function write(
  context: SKRSContext2D,
  {
    text,
    left,
    top,
    font,
    color,
  }: Record<'text' | 'font' | 'color', string> & Record<'left' | 'top', number>,
): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, left, top);
}

function breakLines(
  context: SKRSContext2D,
  text: string,
  { font, width }: { font: string; width: number },
): string[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** As in public/favicon.svg. */
function drawSign(
  context: SKRSContext2D,
  { left, top, size, color }: { left: number; top: number; size: number; color: string },
): void {
  context.save();
  context.translate(left, top);
  context.scale(size / 32, size / 32);
  context.strokeStyle = color;
  context.lineWidth = 2.5;
  context.lineCap = 'round';
  for (const path of SIGN) context.stroke(new Path2D(path));
  context.restore();
}

/** `margin` is what a phone may crop around the logo. */
function drawIcon(size: number, margin: number): Canvas {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = GREEN;
  context.fillRect(0, 0, size, size);
  const inside = size * (1 - 2 * margin);
  drawSign(context, { left: size * margin, top: size * margin, size: inside, color: '#ffffff' });
  return canvas;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SIGN = [
  'M8 3h16a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
  'M11 12h10M11 18h6',
];
const ICONS = [
  ['icons/icon-192.png', 192, 0.14],
  ['icons/icon-512.png', 512, 0.14],
  ['icons/icon-maskable-512.png', 512, 0.24],
  ['icons/apple-touch-icon.png', 180, 0.14],
] as const;
const TEXT = 'Card Regular';
const TITLE = 'Card Semibold';
/** The light theme of app/styles.css. */
const PAPER = '#faf8f3';
const GREEN = '#1c5d4a';
const INK = '#16202e';
const SOFT = '#55606f';
