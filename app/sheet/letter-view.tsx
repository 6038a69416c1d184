import { useEffect, useState } from 'react';
import { type Letter, layOutLetter } from '#documents';
import { asDocument, letterFonts } from './letter-fonts.ts';
import { SheetView } from './sheet-view.tsx';

export function LetterView({ letter, label }: { letter: Letter; label: string }) {
  const [metrics, setMetrics] = useState(letterFonts.getMetrics);
  const { pages, images, missingGlyphs } = layOutLetter({ letter, metrics });
  const missing = missingGlyphs.map(({ character }) => character).join('');
  // Loads the fonts of another alphabet when a text needs them.
  useEffect(() => {
    if (missing === '') return;
    letterFonts
      .load(asDocument(missing))
      .then((isNew) => isNew && setMetrics(letterFonts.getMetrics()));
  }, [missing]);
  return (
    <div className="grid gap-4">
      {pages.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          className="bg-sheet shadow-float"
        >
          <SheetView
            page={page}
            images={images}
            label={`${label}, page ${index + 1} sur ${pages.length}`}
          />
        </div>
      ))}
    </div>
  );
}
