-- the value was divided over the parcels
alter table carnets add column split_items boolean not null default false;
