import type { ReactNode } from 'react';

/** The HTML of parts that were rendered before, by what they show. */
export type KeptHtml = WeakMap<object, string>;

const marks =
  /<template data-kept="(\d+)"><\/template>|<template data-new="(\d+)"><\/template>([^]*?)<template data-end="\2"><\/template>/g;

/** Renders the parts of one page: those that are known leave a mark, which their HTML replaces. */
export function createParts(kept: KeptHtml) {
  const asked: object[] = [];
  /** What is rendered in the place of a part. */
  const inPlaceOf = (of: object, part: ReactNode): ReactNode => {
    const at = asked.push(of) - 1;
    if (kept.has(of)) return <template data-kept={at} />;
    return (
      <>
        <template data-new={at} />
        {part}
        <template data-end={at} />
      </>
    );
  };
  /** The page with all of its parts, the new ones of which are kept. */
  const putInto = (page: string): string =>
    page.replace(marks, (_all, known?: string, added?: string, html?: string) => {
      const of = asked[Number(known ?? added)];
      if (!of) return '';
      if (known === undefined) kept.set(of, html ?? '');
      return kept.get(of) ?? '';
    });
  return { inPlaceOf, putInto };
}
