import type { Locator } from 'playwright/test';

/** The words of the buttons and links that are seen in the primary colour. */
export function listMainActions(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const sample = document.createElement('span');
    sample.className = 'bg-primary';
    document.body.append(sample);
    const primary = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return (
      [...root.querySelectorAll<HTMLElement>('button, a[href]')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.offsetWidth > 1)
        .filter((control) => getComputedStyle(control).backgroundColor === primary)
        .map((control) => control.textContent.trim())
        // A part of an action, such as the arrow of « Télécharger », has no words.
        .filter((words) => words !== '')
    );
  });
}
