import { expectTypeOf, test } from 'vitest';
import type { AddressPath, DraftPath, ListPath } from './draft-path.ts';

test('a path that leads nowhere does not compile', () => {
  expectTypeOf<'buyer.phone'>().toExtend<DraftPath>();
  expectTypeOf<`lines[${number}].discount.percent`>().toExtend<DraftPath>();
  expectTypeOf<'buyer.phnoe'>().not.toExtend<DraftPath>();
  expectTypeOf<`lines[${number}].vat`>().not.toExtend<DraftPath>();
  expectTypeOf<'rent.agent.address'>().toExtend<AddressPath>();
  expectTypeOf<'works.address'>().not.toExtend<AddressPath>();
  expectTypeOf<'lines'>().toExtend<ListPath>();
  expectTypeOf<'seller'>().not.toExtend<ListPath>();
});
