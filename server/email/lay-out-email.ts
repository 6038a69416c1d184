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
import { site } from '#content/site.ts';

/** What a message says, in French; how it looks is the same for all. */
export type EmailLetter = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** To copy in the page that asked for it. */
  code?: string;
  /** Under the button: what to do if one did not ask for it. */
  after: readonly string[];
};

/** Written without JSX: the server runs from its sources. */
export function layOutEmail({ title, paragraphs, action, code, after }: EmailLetter): ReactElement {
  return h(
    Html,
    { lang: 'fr' },
    h(Head),
    h(Preview, null, paragraphs[0] ?? title),
    h(
      Body,
      {
        style: {
          backgroundColor: PAPER,
          fontFamily: FONTS,
          color: INK,
          margin: 0,
          padding: '24px 0',
        },
      },
      h(
        Container,
        {
          style: {
            backgroundColor: '#FFFFFF',
            border: `1px solid ${RULE}`,
            borderRadius: 8,
            padding: '32px',
            maxWidth: 520,
          },
        },
        h(Text, { style: { fontWeight: 600, fontSize: 18, margin: 0 } }, site.name),
        h(
          Heading,
          { as: 'h1', style: { fontSize: 22, lineHeight: 1.25, margin: '16px 0 0' } },
          title,
        ),
        ...paragraphs.map((text) => h(Text, { key: text, style: TEXT }, text)),
        action && h(Button, { href: action.url, style: BUTTON }, action.label),
        action &&
          h(
            Text,
            { style: SMALL },
            'Si le bouton ne répond pas, copiez cette adresse dans votre navigateur\u00a0: ',
            action.url,
          ),
        code && h(Text, { style: CODE }, code),
        h(Hr, { style: { borderColor: RULE, margin: '24px 0 0' } }),
        ...after.map((text) => h(Text, { key: text, style: SMALL }, text)),
      ),
    ),
  );
}

const PAPER = '#FAF8F3';
const INK = '#16202E';
const INK_SOFT = '#55606F';
const RULE = '#E3DED2';
const FONTS = "'IBM Plex Sans', Helvetica, Arial, sans-serif";
const TEXT = { fontSize: 16, lineHeight: 1.5, margin: '16px 0 0' };
const SMALL = {
  fontSize: 14,
  lineHeight: 1.5,
  color: INK_SOFT,
  margin: '16px 0 0',
  wordBreak: 'break-word',
} as const;
const BUTTON = {
  backgroundColor: '#1C5D4A',
  color: '#FFFFFF',
  borderRadius: 6,
  fontWeight: 600,
  padding: '12px 20px',
  margin: '24px 0 0',
};
const CODE = { fontSize: 28, fontWeight: 600, letterSpacing: 4, margin: '24px 0 0' };
