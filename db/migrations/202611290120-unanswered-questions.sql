-- Questions in words that had no answer, counted for the desk: words alone, nothing of who asked.

create table ask_unanswered (
  words text not null,
  locale text not null,
  reason text not null,
  times int not null default 1,
  first_on date not null default current_date,
  last_on date not null default current_date,
  primary key (words, locale)
);
create index ask_unanswered_times on ask_unanswered (times desc, last_on desc);
comment on table ask_unanswered is 'Questions without an answer, equal ones once. Addresses and long numbers are left out before they are kept.';
comment on column ask_unanswered.words is 'In small letters, at most 160 signs.';
comment on column ask_unanswered.locale is 'Language of the page it was asked on.';
comment on column ask_unanswered.reason is 'Why there was none the last time: what the question lacked, or what the figures did.';
comment on column ask_unanswered.last_on is 'The day alone, so that nobody is found by the hour.';
