import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ContactPage } from './contact-page.tsx';
import { FaqPage } from './faq-page.tsx';

test('the page that is built has every question, its answer and the data of search engines', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <FaqPage />
    </MemoryRouter>,
  );
  expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(60);
  expect(html).toContain('Un rejet est technique');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@type': 'FAQPage' });
});

test('the form of the contact page says what it asks for', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
  for (const label of ['Votre adresse e-mail', 'Objet', 'Message']) expect(html).toContain(label);
});
