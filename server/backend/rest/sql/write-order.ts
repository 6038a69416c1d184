import type { Order } from '#server/backend/rest/parse/order.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import type { Embed } from './rows.ts';
import type { RowSource, Scope } from './scope.ts';
import { writeField } from './write-field.ts';

/** « order by … », or nothing. */
export function writeOrder(
  scope: Scope,
  source: RowSource,
  { order, embeds = [] }: { order: readonly Order[]; embeds?: readonly Embed[] },
): string {
  if (order.length === 0) return '';
  const parts = order.map(({ field, embed, isDescending, nulls }, index) => {
    const value =
      embed === null
        ? writeField(scope, source, field)
        : `${requireOne(embeds, embed).name}.order_${index}`;
    return `${value} ${isDescending ? 'desc' : 'asc'}${nulls === null ? '' : ` nulls ${nulls}`}`;
  });
  return `order by ${parts.join(', ')}`;
}

function requireOne(embeds: readonly Embed[], name: string): Embed {
  const embed = embeds.find(({ asked }) => asked === name);
  if (!embed)
    throw makeRestRefusal(
      400,
      'PGRST108',
      `'${name}' is not an embedded resource in this request`,
      {
        hint: `Verify that '${name}' is included in the 'select' query parameter.`,
      },
    );
  if (embed.isList)
    throw makeRestRefusal(400, 'PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${name}' gives a list, and only one row can order others`,
    });
  return embed;
}
