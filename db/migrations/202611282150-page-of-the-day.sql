-- The page of the day: a story leads by the outlets that wrote of it that day ----------------------------------------

alter table news_story_state add column day_source_count int;
comment on column news_story_state.day_source_count is 'Outlets that wrote themselves, not by a reprint, on the Moscow day of the latest item or within six hours of it. Null in states of earlier versions until they are told anew.';
comment on column news_story_state.rank is 'The heaviest the story has been, in doublings of its outlets of the day, each weight with its hours since 1970 through eight: the order never depends on the moment it is looked at. At most the moment''s own hours through eight plus 12.';
drop view seen_story_state;
create view seen_story_state as
  select * from news_story_state
   where data_set is null or data_set not in (select name from news_data_set where is_loading);
comment on view seen_story_state is 'States brought about by news of data sets that are in whole; the clock is the caller''s part.';
