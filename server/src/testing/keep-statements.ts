import pg from 'pg';

/** What is used of a query of the driver. */
interface Query {
  name?: string | undefined;
  text?: string;
}

/**
 * From now on PostgreSQL keeps every statement with values prepared, by its text: for tests that run very many, of which
 * it would read and plan each anew. Answers are the same. Not for servers: whoever changes a table while they run would make
 * their kept statements fail. @returns what ends it
 */
export function keepStatements(): () => void {
  const names = new Map<string, string>();
  const original: unknown = Reflect.get(pg.Query.prototype, 'requiresPreparation');
  if (typeof original !== 'function') throw new Error('The driver decides elsewhere what it prepares.');
  const requiresPreparation = function (this: Query): boolean {
    const isNeeded: unknown = Reflect.apply(original, this, []);
    if (isNeeded !== true) return false;
    const { text } = this;
    if (this.name === undefined && text !== undefined) {
      const name = names.get(text) ?? `kept ${names.size}`;
      names.set(text, name);
      this.name = name;
    }
    return true;
  };
  Reflect.set(pg.Query.prototype, 'requiresPreparation', requiresPreparation);
  return () => {
    Reflect.set(pg.Query.prototype, 'requiresPreparation', original);
  };
}
