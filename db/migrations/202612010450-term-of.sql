-- Whose term an editor's step is of stands beside whom the headline means: a term that is split off takes its end along.

alter table office_step add column term_of int references entity on delete cascade;
update office_step set term_of = entity_id where work <> 'dropped';
create index office_step_of_term on office_step (term_of) where undone_at is null;
comment on column office_step.entity_id is 'Whom the headlines it answers mean, though that one may count for another.';
comment on column office_step.term_of is 'Whose statement was written or ended; it follows the statement when that is split off. Null where dropped.';

-- Headlines are of whom their words mean, as their mentions remember.
insert into office_news (entity_id, turn, news_id, day)
select m.told_id, o.turn, o.news_id, o.day
  from office_news o join news_item_entity m on m.news_id = o.news_id and m.entity_id = o.entity_id
 where m.told_id is not null and exists (select from entity e where e.id = m.told_id)
on conflict do nothing;
delete from office_news o
 where exists (select from news_item_entity m where m.news_id = o.news_id and m.entity_id = o.entity_id and m.told_id is not null)
   and not exists (select from news_item_entity m where m.news_id = o.news_id and m.entity_id = o.entity_id and m.told_id is null);
