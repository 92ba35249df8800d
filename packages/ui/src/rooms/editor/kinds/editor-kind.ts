import type { AnyDocument, Conflict, DocumentKind } from '@vitae/domain';
import type { DocumentStore } from '@vitae/store';
import type { Translator } from '../../../base/i18n/index.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Finding } from '../export/finding-list.tsx';

/** The progress of a step; `none` for a step that has nothing to fill in. */
export type Progress = 'empty' | 'started' | 'done' | 'none';

/** A step as the navigation shows it. */
export interface ShownStep {
  /** The part of the address behind the document's; `''` for the first form. */
  address: string;
  label: string;
  icon: LucideIcon;
  to: string;
  progress: Progress;
  /** It is listed under "More sections" until it is open or filled in. */
  waits: boolean;
}

/** The navigation through the steps of a document; its code is loaded after the form's. */
export interface StepNavigation {
  /** Every step in its order. `language` is the interface's. */
  stepsOf: (document: AnyDocument, t: Translator<'editor'>, language: string) => ShownStep[];
  /** The name of the field at a path in the pages' notes; `null` for a path without one. */
  fieldName: (document: AnyDocument, path: string, t: Translator<'preview'>) => string | null;
  /** Whether the form has a field for a path: the field shows its conflicts. The others are shown above the form. */
  hasField: (document: AnyDocument, path: string) => boolean;
  /** A value of this kind's own in words, for a path whose values are not text; `null` for any other. */
  valueText?: (document: AnyDocument, path: string, value: Conflict['other']) => string | null;
  /** What is probably a mistake, asked about before a download. Rejects if what it compares with is not available. */
  doubtsOf?: (document: AnyDocument, store: Pick<DocumentStore, 'get' | 'list'>) => Promise<Finding[]>;
  /** Whether nobody has written anything yet that the pages show, if they show more than that. */
  isUnwritten?: (document: AnyDocument) => boolean;
  /** Shown over the form: how complete the document is. `null` for nothing. */
  Meter: ComponentType | null;
}

/** How documents of one kind are edited. */
export interface EditorKind {
  /** Key of the kind. */
  key: DocumentKind;
  /** Address of the step that has the control of a field, by the field's path. */
  addressOfPath: (document: AnyDocument, path: string) => string;
  /** The navigation. */
  navigation: LatePart<StepNavigation>;
}

/** A part whose code is loaded later. */
export interface LatePart<Part> {
  /** The loaded part; `undefined` until then. */
  now: () => Part | undefined;
  /** Fetches it; the same promise each time. A failed fetch is retried. */
  fetch: () => Promise<Part>;
}

/** Creates a part that is fetched once. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined;
  let fetched: Promise<Part> | undefined;
  return {
    now: () => part,
    fetch: () =>
      (fetched ??= load().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          fetched = undefined;
          throw error;
        },
      )),
  };
}
