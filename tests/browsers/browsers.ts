import { expect, inject, onTestFinished } from 'vitest';
import { ANSWERED_NOTICES } from '../e2e/answered-notices.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebkit } from './open-webkit.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** The browsers that every journey is made in. */
export const BROWSERS = [
  { browser: 'Firefox', open: openFirefox },
  { browser: 'WebKit', open: openWebkit },
] as const;

/** Somebody who has answered the notices, in a browser that closes with the test. */
export async function enter({ open }: Pick<(typeof BROWSERS)[number], 'open'>): Promise<Visitor> {
  const visitor = createVisitor(await open(inject('site').origin));
  onTestFinished(() => visitor.close());
  await visitor.open('/robots.txt');
  await visitor.look((answered) => {
    for (const [name, value] of Object.entries(answered)) localStorage.setItem(name, value);
  }, ANSWERED_NOTICES);
  return visitor;
}

/** Nothing was thrown or refused in the page shown. */
export async function expectNoFault(visitor: Visitor): Promise<void> {
  expect(await visitor.look(() => window.faults)).toEqual([]);
}
