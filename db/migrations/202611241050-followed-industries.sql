-- Industries can be followed.
alter table subscription drop constraint subscription_kind_check;
alter table subscription add constraint subscription_kind_check
  check (kind in ('rubric', 'region', 'story', 'entity', 'source', 'search', 'category', 'theme', 'industry'));
comment on column subscription.subject is 'Number of the rubric, place (yugo_id), story, object, outlet, saved filter, category, theme of quotes or industry (a section of ОКВЭД-2 is 1 to 21, any other entry a one before its digits).';
