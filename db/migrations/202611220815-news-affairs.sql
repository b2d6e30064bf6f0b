-- Affairs: the chain of one affair's steps over days, above the stories, each of which is one event ----------------

alter table news_story add column affair_id bigint;
comment on column news_story.affair_id is 'The affair the story is a step of: the number of the story that opened it, which may since have been merged away. Null for stories older than affairs.';
create index news_story_affair on news_story (affair_id) where affair_id is not null;

-- What may be hot is asked for by the moment, not by its rank.
drop index news_story_state_hot;
create index news_story_state_hot on news_story_state (from_at) where is_hot;
comment on column news_story_state.is_hot is 'Told by several outlets lately and not slowing: it may be hot. Which of these are is a matter of the moment''s traffic.';
