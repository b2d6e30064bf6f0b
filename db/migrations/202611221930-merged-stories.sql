-- The stories that were merged into one are found by it when it is merged itself, and when it goes; without this every merge read all stories.
create index news_story_merged_into on news_story (merged_into) where merged_into is not null;
