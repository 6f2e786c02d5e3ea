select list_accounts('pix_qrcodes', 'txid');
select list_accounts('pix_locations', 'token');
