import { expect, test } from 'vitest';
import { describeDevice, isPhone } from './describe-device.ts';

const agents = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge sur Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari sur Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome sur iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet sur Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox sur Linux'],
  ['curl/8.5.0', 'Appareil inconnu'],
  ['', 'Appareil inconnu'],
] as const;

for (const [agent, words] of agents)
  test(`a browser that names itself « ${agent.slice(0, 40)} » is ${words}`, () => {
    expect(describeDevice(agent)).toBe(words);
  });

test('a phone is told from a desk', () => {
  expect(agents.map(([agent]) => isPhone(agent))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
