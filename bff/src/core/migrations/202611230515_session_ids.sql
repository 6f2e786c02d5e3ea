-- a session is named to its person by a number: its hash never leaves the bank
alter table sessions add column id bigint generated always as identity;
create unique index sessions_id on sessions (id);
