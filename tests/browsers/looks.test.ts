import { describe, expect, test } from 'vitest';
import { BROWSERS, enter } from './browsers.ts';
import { unfoldCard } from './fill-parties.ts';
import { SHEET } from './sheet.ts';

describe.each(BROWSERS)('in $browser', ({ open }) => {
  test('the words of the live sheet are as wide as the PDF says', async () => {
    const visitor = await enter({ open });
    await visitor.open('/facture-tva');
    await visitor.write('Nom, SIREN ou SIRET', 'Menuiserie Lefèvre');
    await visitor.write('Désignation, ligne 1', 'Conception et plans');
    const countTexts = () =>
      visitor.look((sheet) => document.querySelectorAll(`${sheet} text[textLength]`).length, SHEET);
    await expect.poll(countTexts).toBeGreaterThan(10);
    await expect.poll(() => visitor.look(listLooseTexts, SHEET)).toEqual([]);
  });

  test('a quiet select is as wide as its words and its arrow', async () => {
    const visitor = await enter({ open });
    await visitor.open('/facture-tva');
    await unfoldCard(visitor, 'Vous', 'Votre statut');
    await unfoldCard(visitor, 'Client', 'Nature du client');
    for (const label of ['Votre statut', 'Nature du client']) {
      const spare = await visitor.lookAt(`select[aria-label="${label}"]`, readSpareWidth);
      expect(spare, label).toBeGreaterThanOrEqual(0);
      expect(spare, label).toBeLessThan(48);
    }
  });

  test('a message is no column of single words', async () => {
    const visitor = await enter({ open });
    for (const width of [360, 1280]) {
      await visitor.resize(width);
      await visitor.open('/facture-tva');
      await visitor.press({ role: 'button', name: 'Télécharger le PDF' });
      const measure = () => visitor.lookAt('[data-sonner-toast]', readSides);
      const readWidth = async () => {
        const { left, right } = await measure();
        return right - left;
      };
      await expect.poll(readWidth, { message: `${width} px` }).toBeGreaterThan(200);
      const { left, right } = await measure();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  test('a text of many lines can be seen whole', async () => {
    const visitor = await enter({ open });
    await visitor.open('/contact');
    await visitor.write(/^Message/, 'Bonjour');
    for (let line = 0; line < 12; line++) await visitor.pressKeys('Enter');
    expect(await visitor.lookAt('main textarea', canBeSeenWhole)).toBe(true);
  });
});

/**
 * Texts more than half a percent off their width, in the page. Firefox adds to the box what its
 * letters overhang; WebKit counts the advances of before they are stretched.
 */
function listLooseTexts(sheet: string) {
  const texts = [...document.querySelectorAll<SVGTextElement>(`${sheet} text[textLength]`)];
  return texts.flatMap((text) => {
    const wanted = Number(text.getAttribute('textLength'));
    const found = [text.getBBox().width, text.getComputedTextLength()];
    const isLoose = found.every((width) => Math.abs(width - wanted) > wanted * 0.005);
    return isLoose ? [`${text.textContent}: ${found.join(' or ')} instead of ${wanted}`] : [];
  });
}

/** The width of a select, less that of its chosen words. */
function readSpareWidth(element: Element | null) {
  const select = element as HTMLSelectElement;
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = getComputedStyle(select).font;
  const words = select.selectedOptions[0]?.text ?? '';
  return select.getBoundingClientRect().width - pen.measureText(words).width;
}

function readSides(element: Element | null) {
  const { left = Number.NaN, right = Number.NaN } = element?.getBoundingClientRect() ?? {};
  return { left, right };
}

function canBeSeenWhole(element: Element | null) {
  if (!element) return false;
  const isWhole = element.scrollHeight <= element.clientHeight + 1;
  return isWhole || getComputedStyle(element).resize === 'vertical';
}
