-- A charge is a customer's by customer_id alone. Who was registered with the document of a deleted customer has what that one was charged,
-- as whoever is registered from now on.
with back as (
  update customers as gone set merged_into = taken.id from customers as taken
  where taken.account_id = gone.account_id and taken.document = gone.document and taken.deleted_at is null and gone.deleted_at is not null and gone.merged_into is null
  returning gone.account_id, gone.id, taken.id as kept_id
), after as (
  update customers as merged set merged_into = back.kept_id from back where merged.account_id = back.account_id and merged.merged_into = back.id
)
update charges as c set customer_id = back.kept_id from back where c.account_id = back.account_id and c.customer_id = back.id;
create index customers_gone on customers (account_id, document) where deleted_at is not null;

-- what each customer owes
drop index charges_owed;
create index charges_owed on charges (account_id, customer_id) include (value, status) where status in ('new', 'waiting', 'unpaid');
-- charges_by_customer finds as much
drop index charges_customer_id;
