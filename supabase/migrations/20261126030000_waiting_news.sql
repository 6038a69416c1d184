-- News wait behind every other message: whoever asks for a document, or signs up, does not wait for
-- thousands of them.
alter table private.mail_queue add column is_news boolean not null default false;

comment on column private.mail_queue.is_news is 'A newsletter: it leaves when nothing else waits';

drop index private.mail_queue_due_at_idx;
create index mail_queue_due_at_idx on private.mail_queue (is_news, due_at);

-- The message that waits longest, for this sender alone, news last. Should the sender end without a
-- word, another has it after two minutes. A sender has three news in its hands at most: another
-- message always finds a free one.
create or replace function public.take_mail(p_holder uuid) returns table (id uuid, content text)
language sql volatile security invoker set search_path = '' as $$
  update private.mail_queue
  set held_by = p_holder, tries = tries + 1, due_at = now() + interval '2 minutes'
  where mail_queue.id = (
    select waiting.id from private.mail_queue as waiting
    where waiting.due_at <= now() and (
      not waiting.is_news or (
        select count(*) from private.mail_queue as held
        where held.held_by = p_holder and held.is_news and held.due_at > now()
      ) < 3
    )
    order by waiting.is_news, waiting.due_at limit 1 for update skip locked
  )
  returning mail_queue.id, mail_queue.content
$$;
