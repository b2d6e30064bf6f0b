-- Sections of a digest stand in the order their reader chose, and it is told how many headlines reached them.
alter table subscription add column digest_place smallint check (digest_place > 0);
comment on column subscription.digest_place is 'Place among the sections of the digest, from 1; null = behind those with a place, kind by kind, oldest first.';
-- What is kept lives an hour and has no such number.
delete from digest_edition;
alter table digest_edition add column reached int not null check (reached >= 0);
comment on column digest_edition.reached is 'Headlines of the span that stand in at least one section.';
