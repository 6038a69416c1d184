import { expect, test } from 'vitest';
import { setUpTrustedTypes, trust } from './trusted-types.ts';

type Rules = Record<string, (text: string) => string | null>;

function readRules(): Rules {
  const made: [string, Rules][] = [];
  setUpTrustedTypes({
    location: { href: 'https://site.example/devis', origin: 'https://site.example' },
    trustedTypes: { createPolicy: (name, rules) => made.push([name, rules]) },
  });
  expect(made.map(([name]) => name)).toEqual(['default']);
  return made[0]?.[1] ?? {};
}

test('a string becomes HTML only when it is known whole', () => {
  const { createHTML } = readRules();
  expect(createHTML?.('<p>Écrit par nous</p>')).toBeNull();
  expect(trust('<p>Écrit par nous</p>')).toBe('<p>Écrit par nous</p>');
  expect(createHTML?.('<p>Écrit par nous</p>')).toBe('<p>Écrit par nous</p>');
  expect(createHTML?.('<p>Écrit par nous</p><img src=x onerror=alert(1)>')).toBeNull();
});

test('a string that makes no element is taken as it is', () => {
  const { createHTML } = readRules();
  for (const text of ['', '{"@type":"Organization"}', '&lt;img src=x onerror=alert(1)&gt;'])
    expect(createHTML?.(text)).toBe(text);
});

test('code comes from our own origin, or from an address that is known whole', () => {
  const { createScriptURL } = readRules();
  for (const own of ['/service-worker.js', 'https://site.example/assets/read-file-worker-1.js'])
    expect(createScriptURL?.(own)).toBe(own);
  for (const other of [
    'https://other.example/a.js',
    '//other.example/a.js',
    'http://site.example/a.js',
    'data:text/javascript,alert(1)',
    'blob:https://site.example/1',
    'https://site.example.other.example/a.js',
  ])
    expect(createScriptURL?.(other), other).toBeNull();
  trust('https://other.example/a.js');
  expect(createScriptURL?.('https://other.example/a.js')).toBe('https://other.example/a.js');
  expect(createScriptURL?.('https://other.example/b.js')).toBeNull();
});

test('no string becomes code', () => {
  expect(readRules().createScript).toBeUndefined();
});

test('a browser without Trusted Types goes on', () => {
  const location = { href: 'https://site.example/', origin: 'https://site.example' };
  expect(() => setUpTrustedTypes({ location })).not.toThrow();
});
