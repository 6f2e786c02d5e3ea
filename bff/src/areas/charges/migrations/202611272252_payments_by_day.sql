-- the hourly count of what was paid in the last days reads those days alone, however many payments the bank has had
create index billet_payments_paid on billet_payments (paid_at);
