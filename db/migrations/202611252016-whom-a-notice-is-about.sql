-- A notice that names a person goes with them; an address takes its choice of hour and its letters along when it changes.
alter table notice add column about_id bigint references account on delete cascade;
update notice n set about_id = a.id from account a
 where n.gathered_by in ('friend:' || a.id, 'message:' || a.id);
update notice n set about_id = c.account_id from comment c
 where n.gathered_by = 'comment:' || c.kind || ':' || c.subject_id and c.created_at = n.created_at;
create index notice_about on notice (about_id) where about_id is not null;
comment on column notice.about_id is 'The person whose name its words say: the notice goes when their account does; null where nobody is named.';

alter table digest_choice drop constraint digest_choice_email_key_fkey,
  add foreign key (email_key) references mailing_subscription on delete cascade on update cascade;
alter table digest_letter drop constraint digest_letter_email_key_fkey,
  add foreign key (email_key) references mailing_subscription on delete cascade on update cascade;
