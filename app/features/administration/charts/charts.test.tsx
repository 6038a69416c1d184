import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DailyBars } from './daily-bars.tsx';
import { ReturnBars } from './return-bars.tsx';

const days = Array.from({ length: 30 }, (_, index) => ({
  date: `jour ${index + 1}`,
  count: index,
}));

test('thirty days have a bar each, and one day in seven is named, today among them', () => {
  const drawn = renderToString(<DailyBars counts={days} name="PDFs" />);
  const named = [...drawn.matchAll(/>(jour \d+)<\/text>/g)].map(([, name]) => name);
  expect(named).toEqual(['jour 2', 'jour 9', 'jour 16', 'jour 23', 'jour 30']);
  expect(drawn).toContain('jour 30\nPDFs\u00a0: 29</title>');
  // A day of nothing has no bar.
  expect(drawn.match(/<rect/g)).toHaveLength(29);
});

test('each group of returns says its share, and a bar shows it', () => {
  const groups = [
    { name: 'Jamais revenus', value: 3 },
    { name: 'Une fois', value: 1 },
  ];
  const drawn = renderToString(<ReturnBars groups={groups} />);
  expect(drawn).toMatch(
    /Jamais revenus<\/text><text[^>]*>75\u00a0%.*Une fois<\/text><text[^>]*>25\u00a0%/,
  );
  expect([...drawn.matchAll(/width="(25|75)%"/g)].map(([, width]) => width)).toEqual(['75', '25']);
});
