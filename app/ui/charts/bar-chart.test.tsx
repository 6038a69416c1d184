import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart, type BarSeries } from './bar-chart.tsx';

const draw = (series: readonly BarSeries[], values: readonly number[]) =>
  renderToString(
    <BarChart
      groups={[{ name: 'mars 2026', tick: 'mars', shortTick: 'M', values }]}
      series={series}
      formatValue={(value) => `${value} euros`}
      formatTick={String}
    />,
  );

test('a chart names its series, and each group says its amounts to the pointer', () => {
  const drawn = draw(
    [
      { title: 'Facturé', look: 'outlined' },
      { title: 'Encaissé', look: 'filled' },
    ],
    [300, 200],
  );
  expect(drawn).toMatch(/<\/svg>Facturé<\/li>.*<\/svg>Encaissé<\/li>/);
  expect(drawn).toContain('mars 2026\nFacturé\u00a0: 300 euros\nEncaissé\u00a0: 200 euros</title>');
  const [outlined, filled] = ['fill-surface', 'fill-primary'].map(
    (look) => drawn.split(look).length,
  );
  expect([outlined, filled]).toEqual([3, 3]);
});

test('one series needs no legend, and 0 no bar', () => {
  const drawn = draw([{ title: 'E-mails', look: 'filled' }], [0]);
  expect(drawn).not.toContain('<ul');
  expect(drawn).not.toContain('<rect');
});
