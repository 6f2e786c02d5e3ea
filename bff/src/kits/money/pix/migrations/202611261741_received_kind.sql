-- what a received Pix is called in the statement and in the history
alter table pix_received add column kind text not null default 'pix-received';
