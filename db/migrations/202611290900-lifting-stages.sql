-- Stages of lifting restrictions as they were decided and published, beside the stage our rule gives.
create table lifting_stage (
  place_id int not null references place,
  first_day date not null,
  last_day date not null,
  stage int not null check (stage between 0 and 3),
  source text not null references source,
  primary key (place_id, first_day),
  check (first_day < last_day)
);
comment on table lifting_stage is 'Runs of weeks in which one stage of lifting restrictions was published for a place, collected week by week.';
comment on column lifting_stage.first_day is 'Monday of the first week.';
comment on column lifting_stage.last_day is 'Sunday of the last week: the next stage began later, or the source ends.';
comment on column lifting_stage.stage is '0 = the first stage has not begun.';
