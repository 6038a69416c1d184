import { isSiren } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { fitIdentifier, fitText } from '#documents/received/draft/values.ts';
import type { TolerantParty } from '#documents/received/tolerant-invoice.ts';

type Identifiers = NonNullable<DraftInput['seller']['identifiers']>;

/** SIREN and SIRET of a party, even when its software left out their schemes (BT-30, BT-47). */
export function readFrenchNumbers({ siren, siret, legalId, address }: TolerantParty): {
  siren?: string;
  siret?: string;
} {
  const legal = address?.country === 'FR' ? (fitIdentifier(legalId, 'seller.siret') ?? '') : '';
  const numbers = {
    siren: fitIdentifier(siren, 'seller.siren') ?? (isSiren(legal) ? legal : undefined),
    siret: fitIdentifier(siret, 'seller.siret') ?? (isSiret(legal) ? legal : undefined),
  };
  // A SIRET already contains the SIREN.
  return numbers.siren && numbers.siret?.startsWith(numbers.siren)
    ? { siret: numbers.siret }
    : numbers;
}

/** Foreign identifiers of a seller: register (BT-30) and tax number (BT-32). */
export function readForeignNumbers(seller: TolerantParty): Identifiers | undefined {
  const { siren, siret } = readFrenchNumbers(seller);
  const french = [siren, siret].filter((number) => number !== undefined);
  const isOther = (text: string | undefined) =>
    text !== undefined &&
    !french.some((number) =>
      number.startsWith(fitIdentifier(text, 'seller.identifiers[0].value') ?? ''),
    );
  const identifiers = [
    { label: 'Immatriculation', value: seller.legalId },
    {
      label: 'N° fiscal',
      value: seller.taxNumber === seller.vatNumber ? undefined : seller.taxNumber,
    },
  ]
    .filter(({ value }) => isOther(value))
    .map(({ label, value }) => ({ label, value: fitText(value, 'seller.identifiers[0].value') }));
  return identifiers.length > 0 ? identifiers : undefined;
}
