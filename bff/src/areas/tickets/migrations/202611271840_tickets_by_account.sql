-- a ticket is found by account and id
drop index tickets_id;
