-- What a digest's letter holds is its reader's choice, and a letter may be asked for at once.
alter table digest_choice
  add column with_brief boolean not null default true,
  add column with_sections boolean not null default true,
  add column with_blind_spots boolean not null default true,
  add column with_pdf boolean not null default false;
comment on column digest_choice.with_blind_spots is 'On Mondays of the reader''s zone.';
comment on column digest_choice.with_pdf is 'The letter once more as a file, where the machine has a browser to print it.';

alter table digest_letter add column asked_no smallint not null default 0;
alter table digest_letter drop constraint digest_letter_pkey;
alter table digest_letter add primary key (email_key, issue_day, asked_no);
comment on column digest_letter.asked_no is '0 = the letter of the hour; from 1 on those that the reader had sent at once that day.';
