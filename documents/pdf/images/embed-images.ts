import { type PdfFile, reserveNumbers, writeStream } from '#documents/pdf/syntax/file.ts';
import type { DrawableImage } from './drawable-image.ts';

/** Writes the images; returns their entries in a resource dictionary: `/I0 12 0 R`. */
export function embedImages(file: PdfFile, images: readonly (DrawableImage | null)[]): string {
  return images
    .map((image, index) => (image ? `/I${index} ${embedImage(file, image)} 0 R` : ''))
    .join('');
}

function embedImage(file: PdfFile, { entries, bytes, mask }: DrawableImage): number {
  const number = reserveNumbers(file);
  if (!mask) {
    writeStream(file, number, { entries, bytes });
    return number;
  }
  const maskNumber = reserveNumbers(file);
  writeStream(file, maskNumber, mask);
  writeStream(file, number, { entries: `${entries}/SMask ${maskNumber} 0 R`, bytes });
  return number;
}
