-- Affairs can be followed; what refers to a story that went into another refers to that one.
alter table subscription drop constraint subscription_kind_check;
alter table subscription add constraint subscription_kind_check
  check (kind in ('rubric', 'region', 'story', 'affair', 'entity', 'source', 'search', 'category', 'theme', 'industry'));
comment on column subscription.subject is 'Number of the rubric, place (yugo_id), story, affair (any of its stories), object, outlet, saved filter, category, theme of quotes or industry (a section of ОКВЭД-2 is 1 to 21, any other entry a one before its digits).';
update subscription r set subject = s.merged_into from news_story s
 where r.kind = 'story' and r.subject = s.id and s.merged_into is not null
   and not exists (select from subscription o where o.account_id = r.account_id and o.kind = 'story' and o.subject = s.merged_into)
   and r.subject = (select min(o.subject) from subscription o join news_story t on t.id = o.subject and t.merged_into = s.merged_into
                     where o.account_id = r.account_id and o.kind = 'story');
update comment c set subject_id = s.merged_into from news_story s
 where c.kind = 'story' and c.subject_id = s.id and s.merged_into is not null;
update poll p set subject_id = s.merged_into from news_story s
 where p.kind = 'story' and p.subject_id = s.id and s.merged_into is not null;
