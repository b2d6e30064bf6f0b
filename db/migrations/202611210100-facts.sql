-- Places, indicators, series and facts: one tidy model for every figure of every place and time.

create table place (
  yugo_id int primary key,
  kind text not null check (kind in ('country', 'district', 'region', 'combined')),
  iso text unique,
  region_code text,
  region_type text,
  district_id int references place,
  name_ru text not null,
  name_en text not null,
  name_ja text not null,
  name_pt text not null,
  name_es text not null,
  name_short_ru text not null,
  name_short_en text,
  name_ru_genitive text,
  name_ru_prepositional text,
  capital_ru text,
  capital_en text,
  capital_lat double precision,
  capital_lon double precision,
  head text,
  area_km2 double precision,
  population int,
  population_year int,
  population_urban int,
  population_rural int,
  population_2020 int,
  population_census_2021 int,
  year_founded int,
  lat double precision,
  lon double precision,
  timezone text,
  phone_code text,
  capital_phone_code text,
  okato text,
  oktmo text,
  fias_id text,
  kladr_id text,
  order_ru int not null,
  order_en int not null,
  order_ja int not null,
  order_pt int not null,
  order_es int not null
);
comment on table place is 'What figures are about: the country, 8 federal districts, 85 subjects, and combined territories some statistics are published for.';
comment on column place.kind is 'combined = a territory of the statistics only (RU-X, RU-ARK*, RU-TYU*); never listed among regions.';
comment on column place.iso is 'ISO 3166-2 as in the bundled list; RU = the country; null for federal districts.';
comment on column place.region_code is 'Number of the subject, as on vehicle plates, two digits.';
comment on column place.district_id is 'The federal district of a region; null for other kinds. Present composition (since November 2018).';
comment on column place.name_short_en is 'Null where no short form is known: show the full name. Other languages have only the full name.';
comment on column place.name_ru_genitive is 'Russian genitive of the full name (кого? чего?), null where not known.';
comment on column place.name_ru_prepositional is 'Russian prepositional of the full name (о ком? где?), null where not known.';
comment on column place.head is 'Head of the region; null = not known: no open list is bundled and none is made up.';
comment on column place.area_km2 is 'Unit: square kilometres.';
comment on column place.population is 'Unit: people, on 1 January of population_year.';
comment on column place.population_2020 is 'Unit: people, on 1 January 2020: the denominator for figures of 2020-2022.';
comment on column place.population_census_2021 is 'Unit: people, census of 1 October 2021.';
comment on column place.lat is 'Degrees north of a point inside the region (lon: degrees east).';
comment on column place.timezone is 'IANA name.';
comment on column place.order_ru is 'Position of the name in the alphabet of the language, computed by the importer: the embedded database has no ICU collations.';

create table city (
  yugo_id int primary key,
  region_id int not null references place,
  name_ru text not null,
  name_en text not null,
  name_ru_genitive text,
  name_ru_prepositional text,
  is_capital boolean not null,
  population int,
  population_year int,
  year_founded int,
  lat double precision,
  lon double precision,
  timezone text,
  phone_code text,
  order_ru int not null,
  order_en int not null
);
create index city_region on city (region_id);
comment on table city is 'Cities of Russia. The three federal cities have the id of their region.';
comment on column city.population is 'Unit: people, census of population_year.';

create table unit (
  code text primary key,
  name_ru text not null,
  name_en text not null,
  name_ja text not null,
  name_pt text not null,
  name_es text not null
);
comment on table unit is 'Units of measurement with the short form that stands after a number, in five languages.';

create table provider (
  code text primary key,
  name_ru text not null,
  name_en text not null,
  name_ja text not null,
  name_pt text not null,
  name_es text not null
);
comment on table provider is 'Organisations that make figures, as they are named on screen.';

create table caveat (
  code text primary key,
  text_ru text not null,
  text_en text not null,
  text_ja text not null,
  text_pt text not null,
  text_es text not null
);
comment on table caveat is 'Sentences that must stand beside the figures of a source.';

create table source (
  code text primary key,
  provider_code text not null references provider,
  title text not null,
  licence text not null,
  url text,
  mirror text,
  caveat_code text references caveat,
  priority int not null default 100
);
comment on table source is 'A publication figures were taken from, with its licence.';
comment on column source.title is 'Name of the publication in its own language.';
comment on column source.mirror is 'Where the bundled copy was taken from; null when from the provider itself.';
comment on column source.priority is 'Where two sources give the same indicator, place and day, the lower number is shown.';

create table indicator (
  code text primary key,
  family text not null check (family in ('health', 'economy', 'population', 'ecology', 'finance', 'smb')),
  kind text not null check (kind in ('daily', 'weekly', 'monthly', 'quarterly', 'annual')),
  unit text not null references unit,
  direction text not null check (direction in ('better', 'worse', 'neutral')),
  decimals int not null,
  dimensions text not null default '',
  anchor text not null default '12-31',
  name_ru text not null,
  name_en text not null,
  name_ja text not null,
  name_pt text not null,
  name_es text not null
);
comment on table indicator is 'What is measured. A figure published by month and by year is two indicators.';
comment on column indicator.direction is 'What a higher value means for people: better, worse or neutral.';
comment on column indicator.decimals is 'Digits after the point on screen.';
comment on column indicator.dimensions is 'Names of the dimensions of its series in their order, comma-separated; empty = none.';
comment on column indicator.anchor is 'Annual indicators: month and day within the year the value stands for; 12-31 = the whole year.';

create table dimension_value (
  dimension text not null,
  value text not null,
  position int not null,
  name_ru text not null,
  name_en text not null,
  name_ja text not null,
  name_pt text not null,
  name_es text not null,
  primary key (dimension, value)
);
comment on table dimension_value is 'Names of dimension values (a tax, a budget line, a class of diseases, a fuel, …) in five languages.';

create table data_load (
  load_id int primary key,
  data_set text not null,
  version text not null,
  origin text not null check (origin in ('bundled', 'operator')),
  started_at timestamptz not null default now(),
  published_at timestamptz,
  facts int not null default 0
);
create index data_load_set on data_load (data_set, load_id);
create index data_load_published on data_load (load_id) where published_at is not null;
comment on table data_load is 'Every import. Loads run one after another; the facts of a load are seen when it is published, all at once.';
comment on column data_load.version is 'Fingerprint of the files and of the way they are read: a load already published under it is not repeated.';
comment on column data_load.facts is 'Rows the load added.';

create table series (
  series_id int generated by default as identity primary key,
  indicator text not null references indicator,
  dims text not null default '',
  place_id int not null references place,
  source text not null references source,
  sample boolean not null default false,
  known_at_assumed boolean not null,
  load_id int not null references data_load,
  unique (indicator, dims, place_id, source, sample)
);
create index series_place on series (place_id, indicator);
comment on table series is 'One indicator of one place from one source; a sample series never mixes into a real one.';
comment on column series.dims is 'Values of the dimensions in the order of indicator.dimensions: sex=female;age=0-4; empty = none.';
comment on column series.sample is 'True = generated for demonstration, to be labelled on screen.';
comment on column series.known_at_assumed is 'True when the day the figures became known is a rule (annual: 1 October of the next year), not the day of publication.';

create table fact (
  series_id int not null,
  day date not null,
  known_at date not null,
  load_id int not null,
  value double precision not null,
  primary key (series_id, day, known_at) include (load_id, value)
);
comment on table fact is 'Append-only values. A correction is a new row with a later known_at. Ready to be partitioned by range of day: the key holds it and nothing refers to a fact.';
comment on column fact.series_id is 'A series; no foreign key, because checking it halves the speed of imports and only the importer writes here.';
comment on column fact.day is 'The day the value stands for: the day of the report, the last day of the week, month, quarter or year, or the indicator''s anchor in the year.';
comment on column fact.known_at is 'The day the value became known; a screen as of a day sees known_at <= that day.';
comment on column fact.load_id is 'The import that brought it; seen when load_id <= published_load().';
comment on column fact.value is 'In the unit of the indicator.';

create function published_load() returns int language sql stable
return (select coalesce(max(load_id), 0) from data_load where published_at is not null);
comment on function published_load is 'Number of the newest import everybody sees; imports are published in the order of their numbers.';

create function series_values(of_series int, as_of date)
returns table (day date, value double precision, known_at date) language sql stable
begin atomic
  select distinct on (f.day) f.day, f.value, f.known_at
    from fact f
   where f.series_id = of_series and f.known_at <= as_of and f.load_id <= (select published_load())
   order by f.day, f.known_at desc;
end;
comment on function series_values is 'The values of a series as they were known on a day, oldest first: the latest known for each day.';

create function place_values(of_indicator text, of_dims text, of_place int, as_of date)
returns table (day date, value double precision, known_at date, source text, sample boolean) language sql stable
begin atomic
  with chosen as materialized (
    select s.series_id, s.source, s.sample, o.priority
      from series s
      join source o on o.code = s.source
     where s.indicator = of_indicator and s.dims = of_dims and s.place_id = of_place
  )
  select distinct on (f.day) f.day, f.value, f.known_at, c.source, c.sample
    from chosen c
    join fact f on f.series_id = c.series_id
   where f.known_at <= as_of and f.load_id <= (select published_load())
   order by f.day, c.sample, c.priority, f.known_at desc;
end;
comment on function place_values is 'An indicator of a place as it was known on a day, oldest first; of several sources the preferred one for each day.';

create function day_values(of_indicator text, of_dims text, on_day date, as_of date)
returns table (place_id int, value double precision, known_at date, source text, sample boolean) language sql stable
begin atomic
  select distinct on (s.place_id) s.place_id, k.value, k.known_at, s.source, s.sample
    from series s
    join source o on o.code = s.source
    cross join lateral (
      select f.value, f.known_at
        from fact f
       where f.series_id = s.series_id and f.day = on_day
         and f.known_at <= as_of and f.load_id <= (select published_load())
       order by f.known_at desc
       limit 1
    ) k
   where s.indicator = of_indicator and s.dims = of_dims
   order by s.place_id, s.sample, o.priority;
end;
comment on function day_values is 'An indicator of every place on one day as it was known on a day: one index probe for each place.';

create view data_set as
select distinct on (data_set)
       data_set as name, version, origin, started_at, published_at as loaded_at, facts,
       case when published_at is null then 'loading' else 'ready' end as state
  from data_load
 order by data_set, load_id desc;
comment on view data_set is 'The newest import of each data set and whether it is seen yet.';

create view tidy_fact as
select s.indicator, s.dims, s.place_id, p.iso, f.day, f.value, i.unit, i.kind, s.source, f.known_at, s.known_at_assumed, s.sample
  from fact f
  join series s on s.series_id = f.series_id
  join indicator i on i.code = s.indicator
  join place p on p.yugo_id = s.place_id
 where f.load_id <= (select published_load());
comment on view tidy_fact is 'Every seen fact with its indicator, place, unit and source, all vintages: for reading and export, not for screens.';
