import type { Locator } from 'playwright/test';

/** What scrolls by itself within a part, by its tag and its first words. */
export function listScrolling(part: Locator): Promise<string[]> {
  return part.evaluate(listScrollingIn);
}

/** Runs in the page. */
export function listScrollingIn(root: Element | null): string[] {
  return [...(root?.querySelectorAll<HTMLElement>('*') ?? [])]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const [isWide, isHigh] = [
        element.scrollWidth > element.clientWidth,
        element.scrollHeight > element.clientHeight,
      ];
      return (isWide && /auto|scroll/.test(overflowX)) || (isHigh && /auto|scroll/.test(overflowY));
    })
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
}
