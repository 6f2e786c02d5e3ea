select list_accounts('money_operations', 'protocol');
