-- Of which countries a headline is, and how often it names each entity by day, for ratings of one country. All days are counted anew.

create table news_item_country (
  news_id bigint not null references news_item on delete cascade,
  country_id int not null references entity on delete cascade,
  primary key (news_id, country_id)
);
comment on table news_item_country is 'Countries a headline is of: named in it, or that of a place, body, party or head of state it names, or Russia where it is of a region; made by a job.';

create table entity_country_day (
  country_id int not null references entity on delete cascade,
  day date not null,
  rubric_id smallint not null check (rubric_id between 0 and 14),
  entity_id int not null references entity on delete cascade,
  headlines int not null,
  primary key (country_id, day, rubric_id, entity_id)
);
create index entity_country_day_of_entity on entity_country_day (entity_id, country_id, day);
comment on table entity_country_day is 'Headlines of a country, rubric and day that name an entity, by Moscow; counted by a job.';
comment on column entity_country_day.rubric_id is '0 = headlines without a rubric.';

create table country_counted_day (
  day date not null,
  country_id int not null references entity on delete cascade,
  rubric_id smallint not null check (rubric_id between 0 and 14),
  headlines int not null,
  primary key (day, country_id, rubric_id)
);
create index country_counted_day_of_country on country_counted_day (country_id, day);
comment on table country_counted_day is 'Headlines of a country and rubric by day, counted with those of each entity.';
comment on column country_counted_day.rubric_id is '0 = headlines without a rubric.';

update entity_counted_day set mentions = -1;
