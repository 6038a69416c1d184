import { readFileSync } from 'node:fs';
import type { Materials, OpenDrawer } from '../contender.ts';
import { drawWithPdfkit } from './pdfkit-document.ts';

export const open: OpenDrawer = (materials) => openPdfkit(materials, false);

export function openPdfkit(
  { readContent, fonts }: Materials,
  isTagged: boolean,
): ReturnType<OpenDrawer> {
  const files = { regular: readFileSync(fonts.regular), semibold: readFileSync(fonts.semibold) };
  return {
    draw: async (name) => Buffer.concat(await drawWithPdfkit(readContent(name), files, isTagged)),
  };
}
