-- every status of a charge with an address for news, and what that address is still to be told; both come with the change itself,
-- whatever made it
create table charge_events (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  status text not null,
  previous text,
  value bigint,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create index charge_events_age on charge_events (at);
create index charge_events_of_charge on charge_events (account_id, charge_id, id);

create table charge_notifications (
  account_id bigint not null,
  charge_id bigint not null,
  token uuid not null default gen_random_uuid(),
  event_id bigint not null,
  tries integer not null default 0,
  due_at timestamptz,
  read_at timestamptz,
  answered integer,
  failure text,
  primary key (account_id, charge_id),
  unique (account_id, token),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create index charge_notifications_due on charge_notifications (due_at) where due_at is not null;

create function charge_event() returns trigger language plpgsql as $$
declare
  event bigint;
begin
  insert into charge_events (account_id, charge_id, status, previous, value, at)
    select new.account_id, new.id, new.status, case when tg_op = 'UPDATE' then old.status end, new.paid_value,
      now() + make_interval(secs => offset_seconds::double precision)
    from bank_clock
    returning id into event;
  insert into charge_notifications (account_id, charge_id, event_id, due_at) values (new.account_id, new.id, event, now())
    on conflict (account_id, charge_id) do update set event_id = excluded.event_id, due_at = excluded.due_at, tries = 0, read_at = null;
  return null;
end $$;
create trigger charge_event_new after insert on charges for each row when (new.notification_url is not null)
  execute function charge_event();
create trigger charge_event_changed after update of status on charges for each row
  when (new.notification_url is not null and new.status is distinct from old.status) execute function charge_event();

create table sandbox_callbacks (
  id bigint generated always as identity primary key,
  url text not null,
  body text not null,
  status integer,
  at timestamptz not null default now()
);
