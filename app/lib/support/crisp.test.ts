import { expect, test } from 'vitest';
import { type CrispWindow, openCrisp } from './crisp.ts';

test('the chat is told of each page, before its script is there', () => {
  const appended: unknown[] = [];
  const script = { addEventListener: () => undefined };
  const tasks: unknown[] = [];
  const page = {
    $crisp: { push: (task: unknown) => tasks.push(task) },
    document: {
      createElement: () => script,
      head: { append: (element: unknown) => appended.push(element) },
    },
  } as unknown as Window & CrispWindow;
  const chat = openCrisp({ provider: 'crisp', websiteId: 'abc' }, page);
  chat.configure({ address: '/devis', title: 'Devis' });
  chat.configure({ address: '/faq', title: 'FAQ' });
  expect(page.CRISP_WEBSITE_ID).toBe('abc');
  expect(appended).toEqual([{ ...script, src: 'https://client.crisp.chat/l.js', async: true }]);
  expect(tasks).toMatchObject([
    [
      'set',
      'session:data',
      [
        [
          ['page', '/devis'],
          ['title', 'Devis'],
        ],
      ],
    ],
    [
      'set',
      'session:data',
      [
        [
          ['page', '/faq'],
          ['title', 'FAQ'],
        ],
      ],
    ],
  ]);
});
