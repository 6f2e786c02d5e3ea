-- no look-up is by it alone
create unique index pix_recurrences_series on pix_recurrences (account_id, series);
alter table pix_recurrences drop constraint pix_recurrences_series_key;
