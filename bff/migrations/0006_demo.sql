-- the ways into a demo bank, told at every start; empty in a real one
create table demo_sign_ins (
  login text primary key references users (email),
  position integer not null,
  note text not null
);
