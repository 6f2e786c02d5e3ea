-- sub-users and invitations are numbered apart, so each is a list of its own: one id is one row
create view subuser_members as select * from subuser_people where status <> 'pending';
create view subuser_invited as select * from subuser_people where status = 'pending';
