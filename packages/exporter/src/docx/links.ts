import { ConcreteHyperlink, type IContext, type IXmlableObject, type ParagraphChild } from 'docx';

const hyperlinkType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';
/** Word reads no longer name of a place in its target (ISO 29500-1, 17.16.22). */
const longestAnchor = 255;

/** What links of a document point to, with the id that they know it by. */
class Target {
  readonly id: string;
  readonly address: string;
  #isAdded = false;

  constructor(id: string, address: string) {
    this.id = id;
    this.address = address;
  }

  addTo({ viewWrapper }: IContext): void {
    if (this.#isAdded) return;
    this.#isAdded = true;
    viewWrapper.Relationships.addRelationship(this.id, hyperlinkType, this.address, 'External');
  }
}

/**
 * A link that adds its target itself. The library's `ExternalHyperlink` is looked for in its paragraph, from the first
 * part on, once for each: 62,500 in one paragraph took longer than all the rest.
 */
class Link extends ConcreteHyperlink {
  readonly #target: Target;

  constructor(target: Target, anchor: string, address: string, children: readonly ParagraphChild[]) {
    super(children, target.id, anchor, address);
    this.#target = target;
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    this.#target.addTo(context);
    return super.prepForXml(context);
  }
}

/** Makes the links of one document; those to one address share its target. */
export function linksOfDocument(): (address: string, children: readonly ParagraphChild[]) => ParagraphChild {
  const targets = new Map<string, Target>();
  return (address, children) => {
    const { target, anchor } = partsOf(address);
    const known = targets.get(target) ?? new Target(`Link${targets.size + 1}`, target);
    targets.set(target, known);
    return new Link(known, anchor, address, children);
  };
}

/** A page and the place on it, which Word stores apart. */
function partsOf(address: string): { target: string; anchor: string } {
  const at = address.indexOf('#');
  const anchor = at > 0 ? address.slice(at + 1) : '';
  return anchor === '' || anchor.length > longestAnchor
    ? { target: address, anchor: '' }
    : { target: address.slice(0, at), anchor };
}
