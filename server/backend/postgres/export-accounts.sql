-- Writes the accounts as SQL for the tables of a hosted project, passwords and second factors
-- included:
--   psql "$DATABASE_URL" --no-psqlrc --quiet --tuples-only --no-align
--     --file=server/backend/postgres/export-accounts.sql > accounts.sql
-- The result holds what signs everybody in: keep it as you keep a key, and delete it afterwards.
-- Sessions and links under way stay here. Run it there without triggers (docs/operations.md):
-- profiles come with the data.
select format(
  'insert into auth.users (%1$s) select %1$s from json_populate_recordset(null::auth.users, %2$L);',
  'instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at,
   confirmation_token, confirmation_sent_at, recovery_token, recovery_sent_at,
   email_change_token_new, email_change, email_change_sent_at, last_sign_in_at, raw_app_meta_data,
   raw_user_meta_data, is_super_admin, created_at, updated_at, phone, phone_confirmed_at,
   phone_change, phone_change_token, email_change_token_current, email_change_confirm_status,
   banned_until, reauthentication_token, is_sso_user, deleted_at, is_anonymous',
  json_agg(to_jsonb(users) || jsonb_build_object(
    -- Hosted projects have one instance and write this id.
    'instance_id', '00000000-0000-0000-0000-000000000000',
    -- A link that was sent opens this site: it is asked for again there.
    'confirmation_token', '', 'recovery_token', '', 'email_change_token_new', '', 'email_change_token_current', '',
    'phone_change_token', '', 'reauthentication_token', ''
  ) order by users.created_at)
)
from auth.users
having count(*) > 0;

select format(
  'insert into auth.identities (%1$s) select %1$s from json_populate_recordset(null::auth.identities, %2$L);',
  'id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at',
  json_agg(to_jsonb(identities) order by created_at)
)
from auth.identities
having count(*) > 0;

-- Recovery codes are ours: new ones are made there, if there are any.
select format(
  'insert into auth.mfa_factors (%1$s) select %1$s from json_populate_recordset(null::auth.mfa_factors, %2$L);',
  'id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone',
  json_agg(to_jsonb(mfa_factors) order by created_at)
)
from auth.mfa_factors where factor_type = 'totp' and status = 'verified'
having count(*) > 0;
