-- how often a call was made since the first of its minute, by address or person: processes share it,
-- and a crash of the server may forget it
create unlogged table call_counts (
  key text primary key,
  since timestamptz not null,
  count int not null
);

-- guesses that are being judged: a right one among them clears the count, so others wait for them
alter table attempts add column judging int not null default 0;
