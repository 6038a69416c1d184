import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slot } from './slot.tsx';

test('the child gets the props and keeps its own', () => {
  const drawn = renderToString(
    <Slot className="look" title="donné" aria-expanded={false}>
      <a href="/devis" className="own" title="le sien">
        Devis
      </a>
    </Slot>,
  );
  expect(drawn).toBe(
    '<a href="/devis" class="look own" title="le sien" aria-expanded="false">Devis</a>',
  );
});

test('handlers of both run, the child’s first', () => {
  const said: string[] = [];
  const element = Slot({
    onClick: () => said.push('given'),
    children: <button type="button" onClick={() => said.push('own')} />,
  });
  (element.props as { onClick: () => void }).onClick();
  expect(said).toEqual(['own', 'given']);
});

test('a slot takes one element', () => {
  expect(() => Slot({ children: 'texte' })).toThrow('one element');
});
