-- A topic of the day that is pressed is looked up by its name among all entities: by an index, not by reading each.
create function lowered_names(names jsonb) returns text[] language sql immutable parallel safe
  as $$ select array(select lower(n.value) from jsonb_each_text(names) n) $$;
create index entity_lowered_names on entity using gin (lowered_names(names)) with (fastupdate = off);
