import { expect, onTestFinished, test } from 'vitest';
import { startRecordedRegister } from '#server/test/recorded-register.ts';
import { createCompanyRegister } from './company-register.ts';

test('the recorded register is read as the public one', async () => {
  const { url, stop } = await startRecordedRegister();
  onTestFinished(stop);
  const { search } = createCompanyRegister({ url });
  expect(await search('55210055400013')).toMatchObject([
    {
      name: 'KARIM BENALI',
      siret: '55210055400013',
      is_closed: false,
      legal_category: '1000',
      address: { line1: '12 RUE DES TANNEURS', postal_code: '44000', city: 'NANTES' },
    },
  ]);
  expect(await search('40483304800030')).toMatchObject([
    { is_closed_here_only: true, address: { line1: '8 QUAI DE LA FOSSE' } },
  ]);
  expect(await search('cycles garance')).toMatchObject([{ siret: '40483304800022' }]);
  expect(await search('personne')).toEqual([]);
});
