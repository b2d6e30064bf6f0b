-- A board's secret is kept as its hash alone; links that were given out go on opening their boards.
alter table board rename column token to token_hash;
update board
   set token_hash = rtrim(translate(encode(sha256(convert_to(token_hash, 'UTF8')), 'base64'), '+/', '-_'), '=')
 where token_hash is not null;
comment on column board.token_hash is 'SHA-256, base64url, of the secret that opens it for whoever has it; the secret is told once. Null = nobody else opens it.';
