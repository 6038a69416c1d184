import type { Draft, KindTraits } from '#documents';

type Style = Draft['style'];

/**
 * The style of a document of a kind: where nobody signs, a signature would travel in the file
 * unseen.
 */
export function styleFor(style: Style, { signature: signs }: KindTraits): Style {
  const { signature: _unseen, ...shown } = style;
  return signs === 'issuer' ? style : shown;
}

/**
 * The style to remember after a document of a kind: one that shows no signature does not forget it.
 */
export function rememberStyle(style: Style, kind: KindTraits, known: Style | undefined): Style {
  const signature = kind.signature === 'issuer' ? style.signature : known?.signature;
  return { ...styleFor(style, kind), ...(signature && { signature }) };
}
