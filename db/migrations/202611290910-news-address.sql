-- An article is known by its address too: guids change, http becomes https, a slash is added.
create index news_item_address on news_item (feed_id, md5(regexp_replace(url, '^https?://(www\.)?|/+$', '', 'g'))) where feed_id is not null;
