import type { AnyDocument, DocumentKind } from '@vitae/domain';
import type { Translator } from '../../../base/i18n/index.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** How far a step is; `none` for a step that has nothing to fill in. */
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

/** What leads through the steps of a document; its code comes after the form's. */
export interface StepNavigation {
  /** Every step in its order. `language` is the interface's. */
  stepsOf: (document: AnyDocument, t: Translator<'editor'>, language: string) => ShownStep[];
  /** What the field of a path is called where the pages' notes name it; `null` for a path that names none. */
  fieldName: (document: AnyDocument, path: string, t: Translator<'preview'>) => string | null;
  /** What stands over the form: how complete the document is. `null` for nothing. */
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

/** A part whose code comes later. */
export interface LatePart<Part> {
  /** What was fetched; `undefined` until it is here. */
  now: () => Part | undefined;
  /** Fetches it; the same promise each time. A fetch that failed is tried again. */
  fetch: () => Promise<Part>;
}

/** Makes a part that is fetched once. */
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
