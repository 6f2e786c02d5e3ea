-- the end-to-end id of the look-up that named a key's holder as the contact was registered (AREAS-3-pix-data-8)
alter table safe_contacts add column end_to_end_id text;
