-- A subscription paid by card: the payer's page, and what stands for the card there. The number is never here: the processor holds it.
create table subscription_cards (
  account_id bigint not null,
  subscription_id bigint not null,
  -- the page's address, which cannot be guessed
  code text not null,
  token text,
  brand text,
  last4 text,
  primary key (account_id, subscription_id),
  foreign key (account_id, subscription_id) references subscriptions (account_id, id) on delete cascade
);
create unique index subscription_cards_code on subscription_cards (code);

-- the charge whose card was refused, as long as it is tried again, and how often it was
alter table subscriptions add column failed_charge bigint;
alter table subscriptions add column refusals integer not null default 0;
create index subscriptions_retry on subscriptions (retry_on) where failed_charge is not null and retry_on is not null;

-- what a card was approved for counts as paid: it is credited on its term
create or replace function subscription_follows() returns trigger language plpgsql as $$
begin
  perform 1 from subscriptions where account_id = new.account_id and id = new.subscription_id for update;
  update subscriptions k set
    paid_charges = s.paid, overdue_charges = s.overdue, open_value = s.open_value, paid_value = s.paid_value, updated_at = new.updated_at
  from (
    select
      count(*) filter (where status in ('paid', 'settled', 'identified', 'approved')) as paid,
      count(*) filter (where status = 'unpaid') as overdue,
      coalesce(sum(value) filter (where status in ('new', 'waiting', 'unpaid')), 0) as open_value,
      coalesce(sum(coalesce(paid_value, value)) filter (where status in ('paid', 'settled', 'identified', 'approved')), 0) as paid_value
    from charges where account_id = new.account_id and subscription_id = new.subscription_id
  ) as s
  where k.account_id = new.account_id and k.id = new.subscription_id;
  return null;
end $$;
