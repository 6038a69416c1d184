import { type Mark, modulesOf, type Page, type SheetImage } from '#documents';
import { keepLastSpace } from './keep-last-space.ts';
import { modulesPath } from './modules-path.ts';

/**
 * A page as SVG. Each text has its width in the PDF, whatever the font: a standalone file cannot
 * load the site’s fonts, which a page may name in `fonts`.
 */
export function writeSvg(
  page: Page,
  { images, fonts = DEVICE_FONTS }: { images: readonly SheetImage[]; fonts?: string },
): string {
  const marks = page.marks.map((mark) => writeMark(mark, images)).join('');
  const size = `width="${short(page.width)}" height="${short(page.height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${page.width} ${page.height}" font-family="${fonts}" text-rendering="geometricPrecision" xml:space="preserve"><rect width="100%" height="100%" fill="#fff"/>${marks}</svg>`;
}

function writeMark(mark: Mark, images: readonly SheetImage[]): string {
  switch (mark.type) {
    case 'text':
      return `<text ${place(mark)} font-size="${mark.size}"${weigh(mark.weight)} fill="${mark.color}" textLength="${short(mark.width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(keepLastSpace(mark.text))}</text>`;
    case 'rule':
      return `<path d="M${short(mark.x1)} ${short(mark.y1)}L${short(mark.x2)} ${short(mark.y2)}" stroke="${mark.color}" stroke-width="${mark.width}"/>`;
    case 'box':
      return `<rect ${place(mark)} ${sizeOf(mark)} fill="${mark.fill ?? 'none'}"${mark.stroke ? ` stroke="${mark.stroke}" stroke-width="${mark.strokeWidth ?? 1}"` : ''}/>`;
    case 'image':
      return `<image ${place(mark)} ${sizeOf(mark)} href="${images[mark.image]?.dataUrl ?? ''}"/>`;
    case 'modules': {
      const modules = modulesOf(mark.code);
      return `<path d="${modulesPath(modules)}" fill="${mark.color}" transform="translate(${short(mark.x)} ${short(mark.y)}) scale(${mark.size / modules.moduleCount})"/>`;
    }
    case 'watermark':
      return `<text text-anchor="middle" font-size="${mark.size}"${weigh(mark.weight)} fill="${mark.color}" transform="translate(${short(mark.x)} ${short(mark.y)}) rotate(${mark.angle})">${escapeXml(mark.text)}</text>`;
  }
}

function place({ x, y }: { x: number; y: number }): string {
  return `x="${short(x)}" y="${short(y)}"`;
}

function sizeOf({ width, height }: { width: number; height: number }): string {
  return `width="${short(width)}" height="${short(height)}"`;
}

function weigh(weight: 'regular' | 'semibold'): string {
  return weight === 'semibold' ? ' font-weight="600"' : '';
}

/** Hundredths of a point are below any screen’s resolution. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const DEVICE_FONTS = 'IBM Plex Sans, Helvetica Neue, Arial, sans-serif';
