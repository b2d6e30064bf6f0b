import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/db.ts';
import type { Contents, DocumentKind } from '#features/news/public.ts';

/** A document as readers see it, or would once it is shown. */
export interface StoredDocument<Kind extends DocumentKind> {
  id: number;
  content: Contents[Kind];
  isPublished: boolean;
  publishedAt: Date | null;
  createdBy: number | null;
  /** The news a published article is. */
  newsId?: number | null;
}

/** What is known at the moment of showing. */
export interface Showing {
  now: Date;
  /** What readers see by who have chosen no day: what is shown is dated by it. */
  clock: Clock;
  publicUrl: string;
}

/** Where one kind of documents stands; every writing method belongs into the caller's transaction. */
export interface DocumentStore<Kind extends DocumentKind> {
  list(db: Db): Promise<StoredDocument<Kind>[]>;
  find(db: Db, id: number): Promise<StoredDocument<Kind> | null>;
  /** An empty one that nobody sees; returns its number. */
  create(tx: Db, accountId: number): Promise<number>;
  write(tx: Db, id: number, content: Contents[Kind]): Promise<void>;
  /** Lets readers see what is written. */
  show(tx: Db, id: number, showing: Showing): Promise<void>;
  hide(tx: Db, id: number): Promise<void>;
}
