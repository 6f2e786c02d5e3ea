-- who asked, so that it is judged at each sending whether they still may; unknown where nobody of the account has the name
alter table accountant_mails add column asked_by_id bigint references users (id);
update accountant_mails a set asked_by_id = (
  select m.user_id from memberships m join users u on u.id = m.user_id
  where m.account_id = a.account_id and u.name = a.asked_by order by m.user_id limit 1
);
