-- The clock of a device is not believed.
create or replace function private.record_payment(
  p_id uuid, p_document text, p_amount numeric, p_paid_on date, p_means text, p_note text, p_corrects uuid
) returns public.payments language plpgsql volatile security definer set search_path = '' as $$
declare
  v_user uuid := (select private.require_user());
  v_document public.documents;
  v_wrong public.payments;
  v_chain private.payment_chains;
  v_new public.payments;
begin
  insert into private.payment_chains (user_id) values (v_user) on conflict do nothing;
  select * into v_chain from private.payment_chains where user_id = v_user for update;
  select * into v_new from public.payments where id = p_id and user_id = v_user;
  if found then
    return v_new;
  end if;
  select * into v_document from public.documents where user_id = v_user and local_id = p_document;
  if v_document.issued_at is null then
    raise exception 'Only an issued document is paid' using errcode = 'NOISS';
  end if;
  if p_corrects is not null then
    select * into v_wrong from public.payments where id = p_corrects and user_id = v_user
      and document_id = v_document.id;
    if v_wrong.id is null or v_wrong.corrects is not null then
      raise exception 'No such payment' using errcode = 'NOPAY';
    end if;
  elsif p_amount is null or round(p_amount, 2) = 0 then
    raise exception 'A payment is not of nothing' using errcode = '23514';
  elsif p_paid_on > private.today_in_france() + 1 then
    raise exception 'Its day is after tomorrow' using errcode = 'PAYON';
  end if;
  v_new.id := p_id;
  v_new.user_id := v_user;
  v_new.document_id := v_document.id;
  v_new.amount := case when p_corrects is null then round(p_amount, 2) else -v_wrong.amount end;
  v_new.paid_on := p_paid_on;
  v_new.means := case when p_corrects is null then coalesce(p_means, 'other') else v_wrong.means end;
  v_new.note := coalesce(p_note, '');
  v_new.corrects := p_corrects;
  v_new.chain_position := v_chain.last_position + 1;
  v_new.previous_hash := v_chain.last_hash;
  v_new.created_at := now();
  v_new.hash := private.hash_payment(v_new);
  insert into public.payments select v_new.*;
  update private.payment_chains set last_position = v_new.chain_position, last_hash = v_new.hash
    where user_id = v_user;
  return v_new;
end
$$;
