import { expect, test } from 'vitest';
import { findBrokenLinks } from './find-broken-links.ts';

test('a link to a file that is gone is found, from the folder of its page', () => {
  const source = [
    '[here](testing.md), [a part](testing.md#here), [above](../README.md), [a folder](decisions)',
    '[this page](#part), [elsewhere](https://example.org/gone.md), [mail](mailto:a@example.org)',
    '[gone](gone.md), [gone too](decisions/gone.md#part)',
  ].join('\n');
  const files = ['docs/testing.md', 'README.md', 'docs/decisions'];
  expect(findBrokenLinks({ path: 'docs/page.md', source }, (path) => files.includes(path))).toEqual(
    [
      'docs/page.md leads to gone.md, which does not exist',
      'docs/page.md leads to decisions/gone.md, which does not exist',
    ],
  );
});
