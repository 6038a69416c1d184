import { isSiren, isSiret } from '#documents';

type Numbers = { siren?: string | undefined; siret?: string | undefined };

/** Derives the SIREN from a SIRET, unless a valid SIREN is there that no SIRET gave. */
export function withSiret<Party extends Numbers>(party: Party, siret: string): Party {
  const next = { ...party, siret: siret || undefined };
  if (!siret) delete next.siret;
  const isFree = !isSiren(party.siren ?? '') || isFromSiret(party);
  return isSiret(siret) && isFree ? { ...next, siren: siret.slice(0, 9) } : next;
}

/** Moves a whole SIRET typed as a SIREN to its own field; null when the SIREN is no SIRET. */
export function splitSiret<Party extends Numbers>(party: Party): Party | null {
  const siret = party.siren ?? '';
  return isSiret(siret) ? { ...party, siret, siren: siret.slice(0, 9) } : null;
}

/** A whole SIRET says the SIREN: it need not be shown beside. */
export function givesSiren(party: Numbers): boolean {
  return isSiret(party.siret ?? '') && isFromSiret(party);
}

function isFromSiret({ siren, siret }: Numbers): boolean {
  return siren !== undefined && (siret ?? '').slice(0, 9) === siren;
}
