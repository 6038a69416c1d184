import { type Draft, type KindTraits, styleFor } from '#documents';

type Style = Draft['style'];

/** The style to remember: a document that need not be signed does not make one forget it. */
export function rememberStyle(style: Style, kind: KindTraits, known: Style | undefined): Style {
  const isAsked = kind.signature === 'issuer';
  const signature = style.signature ?? (isAsked ? undefined : known?.signature);
  return { ...styleFor(style, kind), ...(signature && { signature }) };
}
