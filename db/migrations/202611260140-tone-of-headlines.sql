-- Days were counted by how a headline stands to whom it names; the tone a dossier tells is the headline's own.
delete from entity_counted_day;
comment on table entity_day is 'Headlines that name an entity, by Moscow day and by the headline''s own tone where it was judged.';
