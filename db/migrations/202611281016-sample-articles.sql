-- Analyses of the sample stand among the news too, as articles with a picture.
alter table news_article add column sample_key text unique;
comment on column news_article.sample_key is 'Name and language of an article that came with the sample data; its outlet says that it is one. Null = an editor wrote it.';
