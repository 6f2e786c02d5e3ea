-- where a session was opened from, so that its person can tell it from their own
alter table sessions add column ip text not null default '';
