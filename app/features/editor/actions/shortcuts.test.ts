import { expect, test } from 'vitest';
import { readShortcut } from './shortcuts.ts';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('Ctrl and Cmd do the same', () => {
  for (const modifier of ['ctrlKey', 'metaKey']) {
    expect(readShortcut({ ...none, [modifier]: true, key: 's' }, true)).toBe('download');
    expect(readShortcut({ ...none, [modifier]: true, key: 'p' }, true)).toBe('print');
    expect(readShortcut({ ...none, [modifier]: true, key: 'z' }, true)).toBe('undo');
    expect(readShortcut({ ...none, [modifier]: true, shiftKey: true, key: 'Z' }, true)).toBe(
      'redo',
    );
    expect(readShortcut({ ...none, [modifier]: true, key: 'y' }, true)).toBe('redo');
  }
});

test('a question mark is a shortcut only where it writes nothing', () => {
  expect(readShortcut({ ...none, shiftKey: true, key: '?' }, false)).toBe('list');
  expect(readShortcut({ ...none, shiftKey: true, key: '?' }, true)).toBeNull();
});

test('a plain letter, AltGr and unknown combinations are not ours', () => {
  expect(readShortcut({ ...none, key: 's' }, false)).toBeNull();
  expect(readShortcut({ ...none, ctrlKey: true, altKey: true, key: 's' }, true)).toBeNull();
  expect(readShortcut({ ...none, ctrlKey: true, key: 'k' }, true)).toBeNull();
});
