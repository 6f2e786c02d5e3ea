-- unused since 0.2.0: keys over all accounts
alter table money_operations drop constraint money_operations_protocol_key, add unique (account_id, protocol);
alter table money_steps drop constraint money_steps_event_id_key, add unique (account_id, event_id);
