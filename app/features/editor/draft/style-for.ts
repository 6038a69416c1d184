import type { Draft, KindTraits } from '#documents';

type Style = Draft['style'];

/** Drops the signature where the kind shows none: it would travel in the file unseen. */
export function styleFor(style: Style, { signature: signs }: KindTraits): Style {
  const { signature: _unseen, ...shown } = style;
  return signs === 'issuer' ? style : shown;
}

/** The style to remember: a kind without a signature keeps the known one. */
export function rememberStyle(style: Style, kind: KindTraits, known: Style | undefined): Style {
  const signature = kind.signature === 'issuer' ? style.signature : known?.signature;
  return { ...styleFor(style, kind), ...(signature && { signature }) };
}
