-- How often each rubric names each entity by day, for ratings of one rubric. All days are counted anew.

create table entity_rubric_day (
  rubric_id smallint not null check (rubric_id between 2 and 14),
  day date not null,
  entity_id int not null references entity on delete cascade,
  headlines int not null,
  primary key (rubric_id, day, entity_id)
);
create index entity_rubric_day_of_entity on entity_rubric_day (entity_id, day);
comment on table entity_rubric_day is 'Headlines of a rubric and day that name an entity, by Moscow; counted by a job.';

create table rubric_counted_day (
  rubric_id smallint not null check (rubric_id between 2 and 14),
  day date not null,
  headlines int not null,
  primary key (rubric_id, day)
);
comment on table rubric_counted_day is 'Headlines of a rubric by day, counted with those of each entity.';

update entity_counted_day set mentions = -1;
