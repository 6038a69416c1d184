-- Nothing is given by default: each migration grants what it means to. A hosted project starts the other way round: all that its owner
-- makes in schema public goes whole to every role, which would pass over the columns that grants name.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
