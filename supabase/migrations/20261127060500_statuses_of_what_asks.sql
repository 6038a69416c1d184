-- Only what asks for a payment is cancelled or replaced, as screens say: a link may claim that an
-- avoir is credited too.
create or replace function private.status_of(d public.documents) returns text language sql immutable
  set search_path = '' as $$
  select case
    when d.document_type = 'devis' then case
      when d.is_invoiced then 'invoiced'
      when d.milestone in ('accepted', 'refused') then d.milestone
      when d.issued_at is null and d.milestone is null then 'draft'
      when d.seen_at is not null then 'seen'
      when d.milestone = 'sent' then 'sent'
      else 'issued'
    end
    when d.issued_at is null then 'draft'
    when d.asks_payment and d.credited > 0 and d.credited >= coalesce(d.total_including_tax, 0) then 'cancelled'
    when d.asks_payment and d.is_replaced then 'replaced'
    when d.asks_payment and (d.is_paid_at_once or d.milestone = 'paid' or d.payable - d.credited - d.received <= 0)
      then 'paid'
    when d.asks_payment and d.received > 0 then 'part_paid'
    when d.seen_at is not null then 'seen'
    when d.milestone = 'sent' then 'sent'
    else 'issued'
  end
$$;
update public.documents set is_replaced = is_replaced
where not asks_payment and document_type <> 'devis' and status in ('cancelled', 'replaced');
