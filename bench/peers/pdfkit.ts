import { readFileSync } from 'node:fs';
import type { OpenDrawer } from '../contender.ts';
import { drawWithPdfkit } from './pdfkit-document.ts';

export const open: OpenDrawer = ({ readContent, fonts }) => {
  const files = { regular: readFileSync(fonts.regular), semibold: readFileSync(fonts.semibold) };
  return { draw: async (name) => Buffer.concat(await drawWithPdfkit(readContent(name), files)) };
};
