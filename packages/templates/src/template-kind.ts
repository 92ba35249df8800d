import type { AnyDocument, DocumentBase, KindDefinition, PhotoShape } from '@vitae/domain';
import type { ReactElement } from 'react';
import type { Continuation } from './shared/continuation.ts';
import type { ImageSource } from './shared/primitives.ts';
import type { TemplateDefaults } from './shared/tokens.ts';

/** What every template has, whatever kind of document it draws. */
export interface TemplateBase {
  id: string;
  name: string;
  /** Key of the kind of document it draws. */
  kind: string;
  /** One sentence for the gallery. */
  description: string;
  /** Whether a plan is needed to choose it. A document in it is edited and exported without one, too. */
  premium?: true;
  /** Words the gallery filters by. */
  tags: readonly string[];
  tokens: TemplateDefaults;
  /** How many columns it has, if its kind has templates of both sorts. */
  columns?: 1 | 2;
  /** The shape of a photo until a person chooses one; `false` if it shows none. */
  photo?: PhotoShape | false;
  /** Accent colours to offer, `#rrggbb`, the template's own first. */
  accents: readonly string[];
}

/** What drawing a document requires besides the document. */
export interface RenderEnvironment {
  /** The picture stored under a SHA-256; `null` if it is not available, and the page is then drawn without it. */
  asset?: (sha256: string) => ImageSource | null;
  /**
   * How far sizes are reduced towards the smallest legible ones, 0–1, so that a document fits on a number of pages;
   * below 0, down to -1, how much space a sparse page gains.
   */
  fit?: number;
  /**
   * Share of each page that a template which fills pages by estimate leaves free, 0–1; larger if it planned fewer pages
   * than its content took.
   */
  spare?: number;
  /** Where a column continues on a page on which nothing is next to it; see `beside` of a view. */
  continuation?: Continuation;
}

/** A nearly empty last page may be saved by tightening; a sparse page may also gain space. */
export type PageAdjustment = 'none' | 'tighten' | 'tighten and spread';

interface TemplateKindOptions<Doc extends DocumentBase, Template extends TemplateBase> {
  /** The kind of document that these templates draw. */
  document: KindDefinition<Doc>;
  /** In the order of the gallery; the first draws documents of an unknown template. */
  templates: readonly [Template, ...Template[]];
  /** The template for an id that none of them has, unless it is the first. */
  standIn?: (id: string) => Template | undefined;
  render: (document: Doc, template: Template, environment: RenderEnvironment) => ReactElement;
  /** Whether the pages of a document would show nothing but a name. */
  isBlank: (document: Doc) => boolean;
  /** How a template's sizes and spaces may be adjusted so that the pages are filled better; without it, not at all. */
  adjustsPages?: (template: Template) => PageAdjustment;
}

/** How documents of one kind are drawn. */
export interface TemplateKind<Template extends TemplateBase = TemplateBase> {
  /** Key of the kind of document. */
  key: AnyDocument['kind'];
  /** In the order of the gallery. */
  templates: readonly Template[];
  /** The template with an id, or its replacement. */
  templateOf(this: void, id: string): Template;
  /** A document as an element tree of `@react-pdf` primitives; throws a `TypeError` for one of another kind. */
  render(this: void, document: DocumentBase, environment: RenderEnvironment): ReactElement;
  /** Whether the pages of a document would show nothing but a name; throws like `render`. */
  isBlank(this: void, document: DocumentBase): boolean;
  /** How sizes and spaces may be adjusted, with the template of this id, so that the pages are filled better. */
  adjustsPages(this: void, id: string): PageAdjustment;
}

/** Declares how documents of a kind are drawn. */
export function defineTemplateKind<Doc extends AnyDocument, Template extends TemplateBase>({
  document: kind,
  templates,
  standIn,
  render,
  isBlank,
  adjustsPages = () => 'none',
}: TemplateKindOptions<Doc, Template>): TemplateKind<Template> {
  const templateOf = (id: string) => templates.find((template) => template.id === id) ?? standIn?.(id) ?? templates[0];
  return {
    key: kind.key,
    templates,
    templateOf,
    render(document, environment) {
      return render(kind.of(document), templateOf(document.template.id), environment);
    },
    isBlank: (document) => isBlank(kind.of(document)),
    adjustsPages: (id) => adjustsPages(templateOf(id)),
  };
}
