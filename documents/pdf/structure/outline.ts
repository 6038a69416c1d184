import { type PdfFile, reserveNumbers, writeObject } from '#documents/pdf/syntax/file.ts';
import { formatText } from '#documents/pdf/syntax/strings.ts';
import type { Bookmark } from '#documents/sheet/marks.ts';

type OutlineInput = {
  bookmarks: readonly Bookmark[];
  /** Object number of the first page; the others follow. */
  firstPage: number;
};

/**
 * Writes a one-level outline (ISO 32000-1, § 12.3.3); returns its catalog entries, none without
 * bookmarks. Bookmarks lead to the top left corner of a page and keep the zoom.
 */
export function writeOutline(file: PdfFile, { bookmarks, firstPage }: OutlineInput): string {
  if (bookmarks.length === 0) return '';
  const root = reserveNumbers(file);
  const first = reserveNumbers(file, bookmarks.length);
  const last = first + bookmarks.length - 1;
  writeObject(
    file,
    root,
    `<</Type/Outlines/First ${first} 0 R/Last ${last} 0 R/Count ${bookmarks.length}>>`,
  );
  for (const [index, { title, page }] of bookmarks.entries()) {
    const number = first + index;
    const previous = number > first ? `/Prev ${number - 1} 0 R` : '';
    const next = number < last ? `/Next ${number + 1} 0 R` : '';
    writeObject(
      file,
      number,
      `<</Title${formatText(title)}/Parent ${root} 0 R${previous}${next}/Dest[${firstPage + page} 0 R/XYZ null null null]>>`,
    );
  }
  return `/Outlines ${root} 0 R/PageMode/UseOutlines`;
}
