-- A step that is not of its affair: readers say so, editors take it out.
alter table news_decision drop constraint news_decision_kind_check;
alter table news_decision add constraint news_decision_kind_check
  check (kind in ('merge', 'part', 'pin', 'region', 'leave'));
alter table news_correction drop constraint news_correction_kind_check;
alter table news_correction drop constraint news_correction_check;
alter table news_correction add constraint news_correction_kind_check check (kind in ('story', 'region', 'affair'));
alter table news_correction add constraint news_correction_check
  check ((kind = 'region') = (yugo_id is not null) and (kind <> 'region') = (story_id is not null));
comment on table news_correction is 'A reader says that a headline is not about its story, that its story is no step of its affair, or that it does not concern a region.';
