-- since when guesses are counted; those of an IP address are counted anew after a while, as nobody's right guess forgives them
alter table attempts add column since timestamptz not null default now();
