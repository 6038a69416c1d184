import { Fragment } from 'react';
import { Link } from 'react-router';
import { splitLinks } from './split-links.ts';

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ words, to }, index) =>
    to ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never moves its parts
      <Link key={index} to={to} className="text-primary underline underline-offset-2">
        {words}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{words}</Fragment>
    ),
  );
}
