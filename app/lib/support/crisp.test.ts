import { expect, test } from 'vitest';
import { type CrispWindow, openCrisp } from './crisp.ts';

const settings = { provider: 'crisp', websiteId: 'abc' } as const;

test('the chat is told of each page, shown and hidden, once its script is there', async () => {
  const { page, script, tasks } = makePage();
  const opening = openCrisp(settings, page);
  expect(page.CRISP_WEBSITE_ID).toBe('abc');
  expect(script.appended).toMatchObject({ src: 'https://client.crisp.chat/l.js', async: true });
  script.listeners.get('load')?.();
  const chat = await opening;
  chat.show({ address: '/devis', title: 'Devis' });
  chat.hide();
  expect(tasks).toEqual([
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
    ['do', 'chat:show'],
    ['do', 'chat:hide'],
  ]);
});

test('a chat whose script does not come is none', async () => {
  const { page, script } = makePage();
  const opening = openCrisp(settings, page);
  script.listeners.get('error')?.();
  await expect(opening).rejects.toThrow('did not come');
});

function makePage() {
  const tasks: unknown[] = [];
  const listeners = new Map<string, () => void>();
  const script = { appended: null as unknown, listeners };
  const element = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  const page = {
    $crisp: { push: (task: unknown) => tasks.push(task) },
    document: {
      createElement: () => element,
      head: {
        append: (appended: unknown) => {
          script.appended = appended;
        },
      },
    },
  } as unknown as Window & CrispWindow;
  return { page, script, tasks };
}
