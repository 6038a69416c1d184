import { countryName, type Draft, formatSiren, formatSiret } from '#documents';
import { ReadingPart } from './reading-part.tsx';
import { StatedFact } from './stated-fact.tsx';

export function InvoiceParties({ draft }: { draft: Draft }) {
  const { seller, buyer } = draft;
  return (
    <ReadingPart title="Parties">
      <div className="grid gap-6 sm:grid-cols-2">
        <Party title="Émetteur" party={seller} />
        <Party title="Client" party={buyer} />
      </div>
    </ReadingPart>
  );
}

function Party({ title, party }: { title: string; party: Draft['seller'] | Draft['buyer'] }) {
  const { siren, siret, vatNumber, email, phone, contactName, electronicAddress } = party;
  return (
    <div className="min-w-0">
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <p className="mt-1 break-words font-semibold">{party.name || 'Sans nom'}</p>
      <p className="whitespace-pre-line">{listAddress(party.address).join('\n')}</p>
      <dl className="mt-3 flex flex-col gap-2">
        <StatedFact field="seller.siret">{siret && formatSiret(siret)}</StatedFact>
        <StatedFact field="seller.siren">{siren && !siret && formatSiren(siren)}</StatedFact>
        <StatedFact field="seller.vatNumber">{vatNumber}</StatedFact>
        <StatedFact name="Contact">
          {[contactName, phone, email].filter(Boolean).join('\n')}
        </StatedFact>
        <StatedFact field="seller.electronicAddress">{electronicAddress}</StatedFact>
      </dl>
    </div>
  );
}

function listAddress({
  line1,
  line2,
  line3,
  postalCode,
  city,
  country,
}: Draft['buyer']['address']) {
  const town = [postalCode, city].filter(Boolean).join(' ');
  const land = country === 'FR' ? '' : countryName(country);
  return [line1, line2, line3, town, land].filter(Boolean);
}
