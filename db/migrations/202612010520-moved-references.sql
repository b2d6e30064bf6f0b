-- What people had of a story that an editor fused into another comes back when that is undone.
alter table news_decision add column moved jsonb;
comment on column news_decision.moved is 'What went with a merged story: numbers of subscriptions, comments and polls. Null for other decisions and for merges before this column.';
