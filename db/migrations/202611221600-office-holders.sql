-- Who heads a region and who represents it: terms of office as public sources tell them, with the day they were last seen in office.
create table office_holder (
  place_id int not null references place,
  office text not null check (office in ('head', 'deputy')),
  name_ru text not null,
  name_en text,
  wikidata text,
  faction text,
  since date,
  until date,
  attested_on date not null,
  source text not null references source,
  link text,
  primary key (place_id, office, name_ru),
  check (until is null or since is null or since <= until)
);
comment on table office_holder is 'Terms of office of heads of regions and of deputies of the State Duma, one row a person and place.';
comment on column office_holder.office is 'head = head of the region, deputy = member of the State Duma whom the region elected or may turn to.';
comment on column office_holder.since is 'First day in office; null = only attested_on is known.';
comment on column office_holder.until is 'First day no longer in office; null = not known to have left.';
comment on column office_holder.attested_on is 'Last day on which the source shows the person in office.';
comment on column office_holder.faction is 'Faction in the State Duma; null for heads.';
comment on column office_holder.link is 'Address of the very evidence where the source has one.';
alter table place drop column head;
