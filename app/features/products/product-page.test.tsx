import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProductPage } from './product-page.tsx';

const product = {
  ...{ id: 'a', description: 'Pommes', reference: '', unitPrice: '12', vatRate: null },
  unit: 'HUR',
};
const chosenUnits = (unit: string) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductPage product={{ ...product, unit }} back="/products" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return html.match(/<option[^>]* selected="">[^<]*/g);
};

test('a unit that the list does not have stays the one of its product', () => {
  expect(chosenUnits('HUR')).toEqual(['<option value="HUR" selected="">heure']);
  expect(chosenUnits('XCR')).toEqual(['<option value="XCR" selected="">XCR']);
});

test('a price is written with two decimals at least', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ProductPage product={{ ...product, unitPrice: '289.8' }} back="/products" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain('value="289,80"');
});
