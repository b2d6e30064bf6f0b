create index news_item_feed on news_item (feed_id, published_at) where feed_id is not null;
