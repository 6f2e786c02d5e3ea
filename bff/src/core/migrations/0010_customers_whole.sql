-- what a customer who was made one with another became; their charges are followed by it
alter table customers add column merged_into bigint;
alter table customers add foreign key (account_id, merged_into) references customers (account_id, id);
create index customers_merged on customers (account_id, merged_into) where merged_into is not null;
create index customers_created on customers (account_id, created_at) where deleted_at is null;

-- a name's words without accents, order and legal form: 'José da Silva ME' and 'SILVA, Jose' are the same
create function customer_name_key(name text) returns text language sql immutable parallel safe as $$
  select string_agg(word, ' ' order by word collate "C")
  from regexp_split_to_table(
    lower(translate(name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñ', 'AAAAAEEEEIIIIOOOOOUUUUCNaaaaaeeeeiiiiooooouuuucn')),
    '[^a-z0-9]+'
  ) as word
  where word not in ('', 'de', 'da', 'do', 'das', 'dos', 'e', 'me', 'mei', 'epp', 'ltda', 'sa', 'eireli', 'cia')
$$;
alter table customers add column name_key text generated always as (customer_name_key(name)) stored;

create index charges_customer_id on charges (account_id, customer_id) where customer_id is not null;
