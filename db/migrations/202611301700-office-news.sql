-- Offices taken and left, as headlines say: an editor's queue, and what the editor did with each.

create table office_news (
  entity_id int not null references entity on delete cascade,
  turn text not null check (turn in ('takes', 'leaves')),
  news_id bigint not null references news_item on delete cascade,
  day date not null,
  primary key (entity_id, turn, news_id)
);
create index office_news_by_day on office_news (day);
create index office_news_by_item on office_news (news_id);
comment on table office_news is 'Headlines that say of a person that an office is taken or left; read from them by a job.';
comment on column office_news.turn is 'takes = an office is taken, leaves = it is left.';
comment on column office_news.day is 'Day of the headline.';

create table office_step (
  step_id bigint generated always as identity primary key,
  entity_id int not null references entity on delete cascade,
  turn text not null check (turn in ('takes', 'leaves')),
  day date not null,
  work text not null check (work in ('begun', 'ended', 'dropped')),
  value text,
  starts text,
  ends text,
  link text,
  account_id int references account on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create index office_step_of_entity on office_step (entity_id) where undone_at is null;
comment on table office_step is 'What editors did with what headlines say of offices. An end stands over a register that has none.';
comment on column office_step.day is 'First day of the headlines it answers.';
comment on column office_step.work is 'begun = a term was written, ended = a term got its end, dropped = the headlines are no turn of office.';
comment on column office_step.value is 'The office, as the statement names it; null where dropped.';
comment on column office_step.starts is 'Since when the term runs; null = not known.';
comment on column office_step.ends is 'The last day of the term; null = none.';
comment on column office_step.link is 'The headline it was taken from.';
comment on column office_step.undone_at is 'When it was taken back; null = it stands.';
