-- What an editor decides of a story from the desk's day: its rubric, its place on the front page, a headline that belongs.
alter table news_story
  add column chosen_rubric_id smallint check (chosen_rubric_id between 2 and 14),
  add column front_day date,
  add column front_place smallint check (front_place between 0 and 18),
  add column front_at timestamptz,
  add check ((front_day is null) = (front_place is null) and (front_day is null) = (front_at is null));
comment on column news_story.chosen_rubric_id is 'Rubric an editor chose; null = the engine''s.';
comment on column news_story.front_day is 'Day of readers, in Moscow, on whose front page an editor gave it a place; null = no place was given.';
comment on column news_story.front_place is 'Its place there, 1 = it leads; 0 = behind the first page.';
comment on column news_story.front_at is 'When the place was given, by the system''s time: of two in one place the later stands.';

alter table news_decision drop constraint news_decision_kind_check;
alter table news_decision add constraint news_decision_kind_check
  check (kind in ('merge', 'part', 'pin', 'region', 'leave', 'rubric', 'place', 'keep'));
alter table news_decision
  add column value smallint,
  add column value_before smallint,
  add column front_day date;
comment on column news_decision.value is 'The rubric or the place that was chosen; null where that is the engine''s again.';
comment on column news_decision.value_before is 'What an editor had chosen before; null = nothing.';
comment on column news_decision.front_day is 'Day on whose front page the place was given.';
create index news_decision_kept on news_decision (story_id) where kind = 'keep' and undone_at is null;
