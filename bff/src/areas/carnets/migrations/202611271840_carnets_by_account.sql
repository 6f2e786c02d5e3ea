-- a carnet is found by account and id
drop index carnets_id;
