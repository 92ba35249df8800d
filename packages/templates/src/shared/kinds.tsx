import type { LayoutKind, ViewEntry } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Entry } from './entry.tsx';
import type { Look } from './look.ts';
import { levels, tagGroups } from './short-entries.tsx';

/** Draws the entries of one kind of section; a page break may separate the elements. */
type KindDrawing = (entries: readonly ViewEntry[], look: Look) => ReactElement[];

const inFull: KindDrawing = (entries, look) =>
  entries.map((entry) => <Entry key={entry.id} entry={entry} look={look} />);
const inShort: KindDrawing = (entries, look) =>
  entries.map((entry) => <Entry key={entry.id} entry={entry} look={look} lines={look.shortHead} />);

const drawings: Readonly<Record<LayoutKind, KindDrawing>> = {
  timeline: (entries, look) => entries.map((entry) => <Entry key={entry.id} entry={entry} look={look} isOnTimeline />),
  list: inShort,
  text: inFull,
  contacts: inShort,
  tags: tagGroups,
  levels,
};

/** The entries of a section, drawn according to its kind. */
export function drawEntries(kind: LayoutKind, entries: readonly ViewEntry[], look: Look): ReactElement[] {
  return drawings[kind](entries, look);
}

/** Distance between entries as a share of the look's distance: short ones are closer together. */
const closeness: Readonly<Record<LayoutKind, number>> = {
  timeline: 1,
  list: 0.55,
  text: 0.7,
  tags: 0.3,
  levels: 0.3,
  contacts: 0.7,
};

/** The distance between these entries of a kind in points: that of jobs if one of them has something below its title. */
export function entryGap(kind: LayoutKind, look: Look, entries: readonly ViewEntry[]): number {
  const areShort = kind === 'tags' || kind === 'levels' || !entries.some(hasLines);
  return look.gap.entry * (areShort ? closeness[kind] : 1);
}

const hasLines = ({ title, url, email, phone, tags, body }: ViewEntry) =>
  [url, email, phone, tags].some((value) => value?.text) || (title.text !== '' && body.blocks.length > 0);
