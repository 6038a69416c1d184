import { expect, test } from 'vitest';
import { replaceFigures } from './performance-page.ts';

const PAGE = `# Speed

## Pages

Words.

<!-- figures: npm run bench -- pages --write -->

Old.

## Last

<!-- figures: npm run bench -- --write -->

Old too.
`;

test('figures take the place of those of their section alone', () => {
  const changed = replaceFigures(PAGE, { mark: 'pages --write', report: 'New.' });
  expect(changed).toBe(PAGE.replace('Old.', 'New.'));
});

test('the last section ends with the page', () => {
  const changed = replaceFigures(PAGE, { mark: '--write', report: 'New.' });
  expect(changed).toBe(PAGE.replace('Old too.', 'New.'));
});

test('figures without a place are not lost in silence', () => {
  expect(() => replaceFigures(PAGE, { mark: 'editor --write', report: 'New.' })).toThrow(/editor/);
});
