-- a file that goes with an e-mail: its name, and its bytes in base64
alter table sandbox_messages add column attachment jsonb;
