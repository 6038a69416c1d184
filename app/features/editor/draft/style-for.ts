import type { Draft, KindTraits } from '#documents';

type Style = Draft['style'];

/** A new document bears the known signature only where it must be signed. */
export function styleFor(style: Style, { signature: signs }: KindTraits): Style {
  const { signature: _kept, ...unsigned } = style;
  return signs === 'issuer' ? style : unsigned;
}

/** The style to remember: a document that need not be signed does not make one forget it. */
export function rememberStyle(style: Style, kind: KindTraits, known: Style | undefined): Style {
  const isAsked = kind.signature === 'issuer';
  const signature = style.signature ?? (isAsked ? undefined : known?.signature);
  return { ...styleFor(style, kind), ...(signature && { signature }) };
}
