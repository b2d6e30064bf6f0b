-- Registers come by the million statements --------------------------------------------------------------------------

-- Checking each row for its entity and its source cost more than writing it: the importer alone writes here, takes the ids
-- from the registry in the same transaction, and asks for the sources once a file. Entities are merged, never deleted.
alter table entity_statement drop constraint entity_statement_entity_id_fkey;
alter table entity_statement drop constraint entity_statement_other_id_fkey;
alter table entity_statement drop constraint entity_statement_source_fkey;
alter table entity_name drop constraint entity_name_entity_id_fkey;
alter table entity_identifier drop constraint entity_identifier_entity_id_fkey;
alter table entity_identifier drop constraint entity_identifier_source_fkey;
comment on column entity_statement.entity_id is 'An entity; no foreign key, because checking it trebles the time of an import and only the importer writes here.';
comment on column entity_statement.source is 'A source; the importer asks for it once a file.';

-- What a source says stands together: where it lies is enough to find it again when it is taken anew.
drop index entity_statement_source;
create index entity_statement_source on entity_statement using brin (source);
select brin_summarize_new_values('entity_statement_source');
