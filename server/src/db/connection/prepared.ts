import type { Db } from './open.ts';

/**
 * A statement that is asked again and again: built once for each database, and prepared by each of its connections under
 * its own name. A transaction builds it anew, and finds it prepared.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
