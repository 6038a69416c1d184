import { isSiren, isSiret } from '#documents';

type Numbers = { siren?: string | undefined; siret?: string | undefined };

/** A SIRET brings its SIREN, unless another right one is there that did not come from a SIRET. */
export function withSiret<Party extends Numbers>(party: Party, siret: string): Party {
  const next = { ...party, siret: siret || undefined };
  if (!siret) delete next.siret;
  const isFree = !isSiren(party.siren ?? '') || isFromSiret(party);
  return isSiret(siret) && isFree ? { ...next, siren: siret.slice(0, 9) } : next;
}

/** A whole SIRET written in the place of a SIREN goes to its own; null when it is not one. */
export function splitSiret<Party extends Numbers>(party: Party): Party | null {
  const siret = party.siren ?? '';
  return isSiret(siret) ? { ...party, siret, siren: siret.slice(0, 9) } : null;
}

function isFromSiret({ siren, siret }: Numbers): boolean {
  return siren !== undefined && (siret ?? '').slice(0, 9) === siren;
}
