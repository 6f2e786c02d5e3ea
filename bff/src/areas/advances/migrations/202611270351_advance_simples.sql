alter table advances add column is_simples boolean not null default false;
