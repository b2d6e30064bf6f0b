create table data_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
comment on table data_version is 'One row: the number of the data all answers of a moment come from; raised by every import and publication.';
insert into data_version default values;

create table attempt (
  subject text not null,
  window_start timestamptz not null,
  count int not null default 0,
  primary key (subject, window_start)
);
comment on table attempt is 'How often something limited was tried (login, registration, recovery) in a window of time.';
comment on column attempt.subject is 'What and whose: a kind, a colon, and a hash of the address or account name.';
