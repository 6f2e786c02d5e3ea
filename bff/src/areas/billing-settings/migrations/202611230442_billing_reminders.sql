-- whoever was reminded of a charge at a moment is not reminded of it again
create table billing_reminders (
  account_id bigint not null,
  charge_id bigint not null,
  moment text not null,
  at timestamptz not null,
  primary key (account_id, charge_id, moment),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
