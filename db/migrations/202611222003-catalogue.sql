-- What the catalogue of data sets says: counted beside requests when an import was published or the open day moved.
create table catalogue_entry (
  source text not null references source,
  indicator text not null references indicator,
  sample boolean not null,
  rows int not null,
  places int not null,
  first_day date not null,
  last_day date not null,
  known_at date not null,
  primary key (source, indicator, sample)
);
comment on table catalogue_entry is 'One indicator as one source gives it, of what was known on the open day.';
comment on column catalogue_entry.rows is 'Facts, every vintage of them.';
comment on column catalogue_entry.known_at is 'The day its newest fact became known.';
create table catalogue_state (
  only_row boolean primary key default true check (only_row),
  published_load int not null,
  open_day date not null
);
comment on table catalogue_state is 'Which import and which open day the entries were counted at.';
