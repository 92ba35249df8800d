import { childNamed, childrenNamed, type XmlElement } from './xml.ts';

/** What the relationships of a part lead to, by their ids: those of a kind, such as `hyperlink` (ECMA-376, part 2, 9.3). */
export const targetsOf = (relationships: XmlElement | undefined, kind: 'hyperlink' | 'image'): Map<string, string> =>
  new Map(
    childrenNamed(childNamed(relationships, 'Relationships'), 'Relationship')
      .filter((relation) => relation.attributes['Type']?.endsWith(`/${kind}`))
      .map((relation) => [relation.attributes['Id'] ?? '', relation.attributes['Target'] ?? '']),
  );
