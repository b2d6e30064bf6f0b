-- Each minute the addresses that letters could not reach are looked for among all letters of two months.
create index digest_letter_failed on digest_letter (email_key) where state = 'failed';
