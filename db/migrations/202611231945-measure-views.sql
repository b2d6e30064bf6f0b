-- Views of the list of measures that an account keeps.
create table measure_view (
  view_id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  place_id int references place,
  search text not null,
  kept_at timestamptz not null default now(),
  unique (account_id, name)
);
comment on table measure_view is 'Choices of the list of measures under a name of their own.';
comment on column measure_view.place_id is 'Place whose measures are listed; null = every place.';
comment on column measure_view.search is 'What its address says behind the question mark.';
