-- On which days figures became known: counted once after an import, so that a past day can say what came later.

create table indicator_release (
  known_at date not null,
  indicator text not null references indicator on delete cascade,
  added int not null,
  changed int not null,
  primary key (known_at, indicator)
);
create index indicator_release_indicator on indicator_release (indicator);
comment on table indicator_release is 'How many figures of an indicator became known on a day, of all places and parts. Generated figures are not counted.';
comment on column indicator_release.known_at is 'As in fact.';
comment on column indicator_release.added is 'Figures that were not known before.';
comment on column indicator_release.changed is 'Figures that replaced another value of the same series and day.';

create table release_counted (
  only_row boolean primary key default true check (only_row),
  published_load int not null
);
comment on table release_counted is 'Up to which import the days of release were counted.';

create index news_story_state_first on news_story_state (first_at);
