-- the log is read by its time, whole or narrowed, so that a day long ago is found as quickly as today
create index audit_log_time on audit_log (account_id, at, id);
create index audit_log_person_time on audit_log (account_id, user_id, at, id);
create index audit_log_action_time on audit_log (account_id, action, at, id);
drop index audit_log_person;
drop index audit_log_action;
drop index audit_log_at;
