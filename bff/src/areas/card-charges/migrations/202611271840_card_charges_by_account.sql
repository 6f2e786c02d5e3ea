select list_accounts('card_charge_pages', 'code');
select list_accounts('card_tries', 'key');
