import type { Client } from 'pg';

/**
 * The chains of a database that do not hold: a name for each, empty when all do. For every account,
 * issued documents by series and payments, as `verify_integrity()` does for one.
 */
export async function findBrokenChains(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ chain: string }>(FIND);
  return rows.map(({ chain }) => chain);
}

const FIND = `with placed as (
    select issued, row_number() over chain as place, coalesce(lag(issued.hash) over chain, '') as former
    from public.documents as issued where issued.chain_position is not null
    window chain as (partition by issued.user_id, issued.series order by issued.chain_position)
  ), paid as (
    select payment, row_number() over chain as place, coalesce(lag(payment.hash) over chain, '') as former
    from public.payments as payment
    window chain as (partition by payment.user_id order by payment.chain_position)
  ), broken (user_id, series) as (
    select (issued).user_id, (issued).series from placed
    left join public.document_contents as content on content.document_id = (issued).id
    where (issued).chain_position <> place or (issued).previous_hash is distinct from former
      or content.draft is null
      or (issued).hash is distinct from private.hash_document(issued, content.draft)
    union
    select series.user_id, series.series from private.number_series as series
    left join lateral (
      select chain_position, hash from public.documents as issued
      where issued.user_id = series.user_id and issued.series = series.series and chain_position is not null
      order by chain_position desc limit 1
    ) as last on true
    where series.last_position <> coalesce(last.chain_position, 0)
      or series.last_hash <> coalesce(last.hash, '')
    union
    select (payment).user_id, 'payments' from paid
    where (payment).chain_position <> place or (payment).previous_hash is distinct from former
      or (payment).hash is distinct from private.hash_payment(payment)
    union
    select chains.user_id, 'payments' from private.payment_chains as chains
    left join lateral (
      select chain_position, hash from public.payments as payment
      where payment.user_id = chains.user_id order by chain_position desc limit 1
    ) as last on true
    where chains.last_position <> coalesce(last.chain_position, 0)
      or chains.last_hash <> coalesce(last.hash, '')
  )
  select concat_ws(' of ', series, user_id) as chain from broken order by 1`;
