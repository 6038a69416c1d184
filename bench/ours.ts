import { parseDraft } from '#documents';
import { createPdf } from '#documents/pdf/create-pdf.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import type { OpenDrawer } from './contender.ts';

/** From JSON text to Factur-X file; the first document loads the fonts. */
export const open: OpenDrawer = ({ readDraft }) => {
  let loading: ReturnType<typeof loadFonts> | undefined;
  let count = 0;
  return {
    draw: async (name) => {
      // A new number for each document defeats caches.
      count += 1;
      const parsed = parseDraft({ ...JSON.parse(readDraft(name)), number: `F-2026-${count}` });
      if (!parsed.ok) throw new Error(`The draft is refused: ${JSON.stringify(parsed.problems)}`);
      loading ??= loadFonts(['latin']);
      const { bytes, isBlocked } = createPdf({
        draft: parsed.draft,
        today: TODAY,
        ...(await loading),
      });
      if (isBlocked) throw new Error('A blocking rule fails: the file carries no invoice');
      return bytes;
    },
  };
};

/** The issue date of the samples. */
export const TODAY = '2026-11-20';
