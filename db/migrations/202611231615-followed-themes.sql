-- Themes of quotes can be followed.
alter table subscription drop constraint subscription_kind_check;
alter table subscription add constraint subscription_kind_check
  check (kind in ('rubric', 'region', 'story', 'entity', 'source', 'search', 'category', 'theme'));
comment on column subscription.subject is 'Number of the rubric, place (yugo_id), story, object, outlet, saved filter, category or theme of quotes.';
