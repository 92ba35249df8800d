import { type AnyDocument, richTextToPlain } from '@vitae/domain';
import { changedPaths } from '@vitae/sync';
import { at, known, textOf, valueChange, type Change } from './change.ts';
import { changesOfKind } from './kinds/change-of-kind.ts';

/** The differences between two versions: the content, not the times or other metadata. */
export function changesBetween(before: AnyDocument, after: AnyDocument): Change[] {
  const seen = new Set<string>();
  return pathsBetween(before, after).flatMap((path) => {
    const change = changeAt(path.split('.'), before, after);
    const key = JSON.stringify(change);
    if (!change || seen.has(key)) return [];
    seen.add(key);
    return [change];
  });
}

/** Whether there are differences between two versions, without describing all of them. */
export const isChanged = (before: AnyDocument, after: AnyDocument): boolean =>
  pathsBetween(before, after).some((path) => changeAt(path.split('.'), before, after) !== null);

/** Where two versions differ; thousands of new links are one place, whose text is made once. */
function pathsBetween(before: AnyDocument, after: AnyDocument): string[] {
  const wholes = changesOfKind(before.kind)?.wholes;
  const paths = changedPaths(content(before), content(after));
  return [...new Set(paths.map((path) => /^tags(?=\.)/.exec(path)?.[0] ?? wholes?.exec(path)?.[0] ?? path))];
}

function content({
  schemaVersion: _version,
  kind: _kind,
  id: _id,
  slug: _slug,
  conflicts: _conflicts,
  final: _final,
  createdAt: _created,
  updatedAt: _updated,
  ...rest
}: AnyDocument) {
  return rest;
}

function changeAt(path: readonly string[], before: AnyDocument, after: AnyDocument): Change | null {
  const [root = '', ...rest] = path;
  switch (root) {
    case 'template': {
      const field = known(rest[0] === 'id' ? 'template' : rest[0]);
      // Only the design panel knows the meaning of a token's value.
      const isNamed = rest[0] === 'id';
      return valueChange({ is: 'design' }, field, isNamed ? at(before, path) : '', isNamed ? at(after, path) : '');
    }
    case 'title':
    case 'country':
    case 'tags':
      return valueChange({ is: root }, null, at(before, [root]), at(after, [root]));
    case 'locale':
      return valueChange({ is: 'language' }, null, before.locale, after.locale);
    default: {
      const own = changesOfKind(before.kind)?.changeAt;
      if (own) return own(path, before, after);
      const plain = (document: AnyDocument) => richTextToPlain(textOf(at(document, [root])));
      return valueChange({ is: 'field', name: root }, null, plain(before), plain(after));
    }
  }
}
