-- An approval that a call's body does not name is used by the session that asked for it.
alter table device_approvals add column session_hash text;
