-- what the processor was told to print on the payer's statement
alter table sandbox_card_orders add column descriptor text not null default '';
