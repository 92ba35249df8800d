import { textOf, unpack } from './archive.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** The parts of a Word file that are read, each of them parsed once. */
export interface DocxParts {
  names: readonly string[];
  /** The tree of a part; `undefined` if there is none. */
  parsed: (name: string) => XmlElement | undefined;
  /** Files of the archive that are no such parts: pictures. */
  filesNamed: (names: ReadonlySet<string>) => Uint8Array[];
}

const PARTS =
  /^word\/(?:document|styles|numbering|header\d*|footer\d*|footnotes|endnotes)\.xml$|^word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels$/u;

/** @throws ImportError damaged, too-large */
export function openDocx(bytes: Uint8Array): DocxParts {
  const files = unpack(bytes, (name) => PARTS.test(name));
  const trees = new Map<string, XmlElement>();
  return {
    names: [...files.keys()],
    parsed: (name) => {
      const source = trees.has(name) ? '' : textOf(files.get(name));
      if (source) trees.set(name, parseXml(source));
      return trees.get(name);
    },
    filesNamed: (names) => [...unpack(bytes, (name) => names.has(name)).values()],
  };
}
