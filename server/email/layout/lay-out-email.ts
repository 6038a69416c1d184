import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import type { EmailContent } from '#server/email/email-content.ts';
import { drawName } from './draw-name.ts';
import { BOTH_THEMES, painted, STYLES } from './email-styles.ts';

/** Without JSX: the server runs from its sources. */
export function layOutEmail(content: EmailContent): ReactElement {
  const { title, paragraphs, quotation, action, code, after } = content;
  return h(
    Html,
    { lang: 'fr' },
    h(
      Head,
      null,
      h('title', null, title),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('style', null, BOTH_THEMES),
    ),
    h(Preview, null, paragraphs[0] ?? title),
    h(
      Body,
      { className: 'paper', style: { margin: 0, padding: 0 } },
      // `Body` puts its style on a cell without a class, which could not turn dark.
      h(
        'div',
        painted('paper', STYLES.paper),
        h(
          Container,
          painted('card', STYLES.card),
          drawName(),
          h(Heading, { as: 'h1', ...painted('ink', STYLES.title) }, title),
          ...paragraphs.map((text) => h(Text, { key: text, ...painted('ink', STYLES.text) }, text)),
          quotation && drawQuotation(quotation),
          drawFacts(content),
          action &&
            h(Button, { href: action.url, ...painted('button', STYLES.button) }, action.label),
          action &&
            h(
              Text,
              painted('soft', STYLES.small),
              'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0: ',
              action.url,
            ),
          code && h(Text, painted('ink', STYLES.code), code),
          h(Hr, painted('rule', STYLES.rule)),
          ...after.map((text) => h(Text, { key: text, ...painted('soft', STYLES.small) }, text)),
          drawLinks(content),
        ),
      ),
    ),
  );
}

function drawQuotation(words: string): ReactElement {
  return h(
    'blockquote',
    painted('quote', STYLES.quotation),
    ...words
      .split('\n')
      .flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line])),
  );
}

function drawFacts({ facts = [] }: EmailContent): ReactElement | null {
  if (facts.length === 0) return null;
  const rows = facts.map(({ label, value }, index) =>
    h(
      'tr',
      // Two documents of one message may have the same label.
      { key: `${index} ${label}` },
      h('th', { scope: 'row', ...painted('soft', STYLES.factLabel) }, label),
      h('td', painted('ink', STYLES.factValue), value),
    ),
  );
  return h('table', { style: STYLES.facts }, h('tbody', null, ...rows));
}

function drawLinks({ links = [] }: EmailContent): ReactElement | null {
  if (links.length === 0) return null;
  return h(
    'div',
    { style: STYLES.links },
    ...links.map(({ label, url }) =>
      h('a', { key: url, href: url, ...painted('link', STYLES.link) }, label),
    ),
  );
}
