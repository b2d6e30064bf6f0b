-- Series that people bring in files of their own: seen by their owner alone, in tables that no shared answer reads.
create table own_series (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  unit text not null check (char_length(unit) <= 40),
  unit_code text references unit,
  period text not null check (period in ('year', 'quarter', 'month', 'day')),
  decimals int not null check (decimals between 0 and 4),
  source text not null check (char_length(source) between 1 and 300),
  file_name text not null,
  loaded_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index own_series_account on own_series (account_id, id);
comment on table own_series is 'Series of an account’s own, one for each file that was loaded.';
comment on column own_series.unit is 'As its owner writes it; may be empty.';
comment on column own_series.unit_code is 'The same unit in the catalogue, so that it is drawn beside public figures; null = the catalogue has none like it.';
comment on column own_series.decimals is 'Decimals of its values as the file has them.';
comment on column own_series.source is 'Where its owner has it from, in the owner’s words.';
comment on column own_series.deleted_at is 'Deleted, and for thirty days still to be taken back.';

create table own_value (
  series_id bigint not null references own_series on delete cascade,
  place_id int not null references place,
  day date not null,
  value double precision not null,
  primary key (series_id, place_id, day)
);
comment on table own_value is 'Values of an own series, in the unit of the series.';
comment on column own_value.day is 'Last day of the period that the value is of.';

create table own_place_name (
  account_id bigint not null references account on delete cascade,
  written text not null check (char_length(written) between 1 and 200),
  place_id int not null references place,
  primary key (account_id, written)
);
comment on table own_place_name is 'What an account said a name in its files means: the next file knows it.';
comment on column own_place_name.written is 'Stem of the name, equal for its forms.';
