-- A page by name is read from a range of few billets among a million. By the usual 100 steps of this column the planner takes every such
-- range for one row, and any index by name for as good as the one that begins with the status: 550 ms where 4 are enough.
alter table charges alter column search set statistics 400;
