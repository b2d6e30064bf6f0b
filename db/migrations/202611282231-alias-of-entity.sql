-- The names of one entity are asked for when its forms are made: without an index each of them read all aliases.
create index entity_alias_entity on entity_alias (entity_id);
