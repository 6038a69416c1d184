import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { addressLines } from '#documents/sheet/blocks/head/address-lines.ts';
import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import { millimetres, WINDOW } from '#documents/sheet/geometry.ts';
import type { LetterScene } from '#documents/sheet/letter/letter-scene.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

/** The addressee in the envelope window, place and date below. Gives the top of the body. */
export function paintLetterAddress(scene: LetterScene, page: Page, headBottom: number): number {
  const { letter, template, canvas } = scene;
  const { addressee } = letter;
  const body = { ...template.body, size: SIZE };
  const state = { y: addressee ? WINDOW.top : headBottom };
  const write = (text: string, style: TextStyle, field: DraftPath, parent: number) => {
    if (text === '') return;
    const node = addNode(canvas, 'P', parent);
    for (const line of wrap(canvas, text, style, { width: WIDTH, field })) {
      putText(page, line, style, { x: WINDOW.left, y: state.y + baseline(style), node, field });
      state.y += leading(style);
    }
  };
  if (addressee) {
    const sect = addNode(canvas, 'Sect', DOCUMENT_NODE);
    write(addressee.name, { ...template.strong, size: SIZE }, 'buyer.name', sect);
    write(addressee.department ?? '', body, 'buyer.department', sect);
    write(addressee.contactName ?? '', body, 'buyer.contactName', sect);
    for (const line of addressLines(addressee.address, 'buyer.address', scene.labels.format))
      write(line.text, body, line.field, sect);
    state.y = Math.max(state.y, WINDOW.bottom);
  }
  state.y += DATE_GAP;
  write(letter.dateLine, body, 'issueDate', DOCUMENT_NODE);
  return Math.max(state.y, headBottom) + BODY_GAP;
}

const SIZE = 10;
const WIDTH = WINDOW.right - WINDOW.left + millimetres(4);
const DATE_GAP = 14;
const BODY_GAP = 22;
