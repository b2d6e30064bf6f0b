-- Previews of documents that are pictures: drawn once and kept beside the documents, under the document's hash and the width.
comment on column blob.kind is 'documents, mail, previews or speech.';
comment on column blob.name is 'Unique within its kind; a document''s is the SHA-256 of its bytes, a preview''s that of its document and its width.';
