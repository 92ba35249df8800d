import type { ViewEntry } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import { Entry } from './entry.tsx';
import { wrapOf } from './keep-together.ts';
import type { Look } from './look.ts';
import { Text, View } from './primitives.ts';
import { RichText } from './rich-text.tsx';

/** Groups of keywords, each with its name; entries that are a name and nothing else run on as one list. */
export function tagGroups(entries: readonly ViewEntry[], look: Look): ReactElement[] {
  if (entries.every((entry) => isGroup(entry) && entry.tags.items.length === 0 && !entry.level.text && entry.body.blocks.length === 0)) {
    return [<WordList key="words" look={look} words={entries.map((entry) => ({ text: entry.title.text, anchor: entry.title.path }))} />];
  }
  return entries.map((entry) =>
    isGroup(entry) ? (
      <View key={entry.id} anchor={entry.path} wrap={wrapOf(entry, look)}>
        <TagGroup entry={entry} look={look} />
        <RichText body={entry.body} look={look} />
      </View>
    ) : (
      <Entry key={entry.id} entry={entry} look={look} />
    ),
  );
}

/** Whether an entry has what a group of keywords shows; one with dates or links is drawn in full. */
function isGroup(entry: ViewEntry): boolean {
  const others = [entry.subtitle, entry.location, entry.dates, entry.url, entry.email, entry.phone];
  return others.every((value) => !value?.text) && entry.meta.length === 0 && entry.roles.length === 0;
}

function TagGroup({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement {
  const { text, tokens } = look;
  const name = groupName(entry, look);
  const words = entry.tags.items.map((word) => ({ text: word }));
  if (look.tags === 'lines') {
    return (
      <Text anchor={entry.tags.path} style={text.body}>
        {name}
        {name && words.length > 0 ? ': ' : ''}
        {entry.tags.items.join(', ')}
      </Text>
    );
  }
  if (look.tags === 'stacked') {
    return (
      <View>
        {name && <Text style={text.body} minPresenceAhead={words.length > 0 ? look.line : undefined}>{name}</Text>}
        {words.length > 0 && <Text anchor={entry.tags.path} style={text.body}>{entry.tags.items.join(', ')}</Text>}
      </View>
    );
  }
  return (
    <View style={{ flexDirection: 'row', columnGap: tokens.fontSize }}>
      {name && <Text style={{ ...text.body, width: '21%', paddingTop: tokens.fontSize * 0.15 }}>{name}</Text>}
      <View style={{ flex: 1 }}>{words.length > 0 && <WordList look={look} words={words} anchor={entry.tags.path} />}</View>
    </View>
  );
}

/** The group's name with its level: "Planning (expert)". */
function groupName(entry: ViewEntry, look: Look): ReactNode {
  const { title, level } = entry;
  if (!title.text && !level.text) return null;
  return (
    <>
      {title.text && (
        <Text anchor={title.path} style={{ fontWeight: 700 }}>
          {title.text}
        </Text>
      )}
      {level.text && (
        <Text anchor={level.path} style={{ color: look.colour.muted }}>
          {title.text ? ` (${level.text})` : level.text}
        </Text>
      )}
    </>
  );
}

/** Words one after the other: as chips, or with commas between. */
function WordList({ words, anchor, look }: { words: { text: string; anchor?: string }[]; anchor?: string; look: Look }): ReactElement {
  const size = look.tokens.fontSize;
  const isChip = look.tags === 'chips';
  const chip = { backgroundColor: look.colour.tint, borderRadius: 3, paddingHorizontal: size * 0.6, paddingVertical: size * 0.15 };
  return (
    <View
      anchor={anchor}
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: size * (isChip ? 0.5 : 0.28), rowGap: isChip ? size * 0.4 : 0 }}
    >
      {words.map((word, index) => (
        <View key={index} style={{ maxWidth: '100%', ...(isChip ? chip : {}) }}>
          <Text anchor={word.anchor} style={look.text.tag}>
            {isChip || index === words.length - 1 ? word.text : `${word.text},`}
          </Text>
        </View>
      ))}
    </View>
  );
}
