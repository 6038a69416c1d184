import type { Draft } from '#documents/model/draft.ts';
import type { KindTraits } from '#documents/model/kind.ts';

/** The style of a new document: the signature of another one is kept only where one is due. */
export function styleFor(style: Draft['style'], { signature: signs }: KindTraits): Draft['style'] {
  const { signature: _kept, ...unsigned } = style;
  return signs === 'issuer' ? style : unsigned;
}
