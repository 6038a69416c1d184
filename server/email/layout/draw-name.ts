import { createElement as h, type ReactElement } from 'react';
import { site } from '#content/site.ts';
import { painted } from './email-styles.ts';

/** The logo is made of borders: mail clients show no SVG and block images. */
export function drawName(): ReactElement {
  const line = (width: number, height: number) =>
    h(
      'div',
      painted('sign-line', { width, height: 2, lineHeight: '2px', fontSize: 0, marginTop: height }),
    );
  const sheet = h(
    'td',
    painted('sign', {
      border: '2px solid',
      borderRadius: 4,
      width: 10,
      height: 18,
      padding: '0 4px',
      verticalAlign: 'top',
    }),
    line(10, 5),
    line(6, 4),
  );
  const sign = h(
    'table',
    {
      role: 'presentation',
      'aria-hidden': true,
      cellPadding: 0,
      cellSpacing: 0,
      style: { borderCollapse: 'separate' },
    },
    h('tbody', null, h('tr', null, sheet)),
  );
  const name = h(
    'td',
    painted('ink', { fontWeight: 600, fontSize: 20, lineHeight: '24px', paddingLeft: 10 }),
    site.name,
  );
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0 },
    h('tbody', null, h('tr', null, h('td', null, sign), name)),
  );
}
