-- A story has one rubric, shown by all its items; what was judged of each by itself is what the story's follows from.
alter table news_item add column judged_rubric_id smallint check (judged_rubric_id between 2 and 14);
comment on column news_item.judged_rubric_id is 'Rubric the engine, a feed or an editor gave this item alone; null = rubric_id is that one.';
comment on column news_item.rubric_id is 'Rubric of its story, number of the specification, 2 to 14; null = too little trust in any.';
update news_item set judged_rubric_id = rubric_id where rubric_id is not null;
