import type { ViewEntry } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import { labelSeparator, listSeparator } from '@vitae/domain';
import { Beside, marginLabel } from './beside.tsx';
import { Entry } from './entry.tsx';
import { Flow, FlowItem } from './field.tsx';
import { wrapOf } from './keep-together.ts';
import { isMarked, labelOfGroup, LevelMarks } from './level-marks.tsx';
import type { Look } from './look.ts';
import { Text, View } from './primitives.ts';
import { RichText } from './rich-text.tsx';

/** Groups of keywords, each with its name; entries that consist only of a name are joined into one list. */
export function tagGroups(entries: readonly ViewEntry[], look: Look): ReactElement[] {
  if (entries.every((entry) => isBrief(entry) && entry.tags.items.length === 0 && !entry.level.text)) {
    return [<NameList key="names" entries={entries} look={look} isPlain />];
  }
  return entries.map((entry) =>
    isShort(entry) ? (
      <View key={entry.id} anchor={entry.path} wrap={wrapOf(entry, look)}>
        <TagGroup entry={entry} look={look} />
        <RichText body={entry.body} look={look} />
      </View>
    ) : (
      <Entry key={entry.id} entry={entry} look={look} />
    ),
  );
}

/**
 * Names with their levels, joined into one text; in a narrow column, or if an entry has more text, each on its own
 * line.
 */
export function levels(entries: readonly ViewEntry[], look: Look): ReactElement[] {
  const isList = look.tags !== 'stacked' && entries.every((entry) => isBrief(entry) && entry.tags.items.length === 0);
  if (isList) return [<NameList key="names" entries={entries} look={look} />];
  return entries.map((entry) =>
    isBrief(entry) && entry.tags.items.length === 0 && isMarked(entry.level, look) ? (
      <View key={entry.id} anchor={entry.path} wrap={wrapOf(entry, look)}>
        <MarkedName entry={entry} look={look} />
      </View>
    ) : (
      <Entry key={entry.id} entry={entry} look={look} lines={look.shortHead} />
    ),
  );
}

/** Whether an entry has at most a name, a level, keywords and text; one with dates or links is drawn in full. */
function isShort(entry: ViewEntry): boolean {
  const others = [entry.subtitle, entry.location, entry.dates, entry.url, entry.email, entry.phone];
  return others.every((value) => !value?.text) && entry.meta.length === 0 && entry.roles.length === 0;
}

const isBrief = (entry: ViewEntry) => isShort(entry) && entry.body.blocks.length === 0;

/** Names in running text: separated by commas if they are only names, otherwise by dots. */
function NameList({
  entries,
  look,
  isPlain = false,
}: {
  entries: readonly ViewEntry[];
  look: Look;
  isPlain?: boolean;
}): ReactElement {
  const comma = listSeparator(look.tokens.locale);
  const hasMarks = entries.some(({ level }) => isMarked(level, look));
  const gap = isPlain ? { gap: comma.endsWith(' ') ? 0.27 : 0 } : hasMarks ? { gap: 1.8 } : {};
  return (
    // A full-width comma includes its own space.
    <Flow look={look} {...gap}>
      {entries.map((entry, index) => {
        const isLast = index === entries.length - 1;
        return (
          <FlowItem key={entry.id} look={look} isLast={isLast || isPlain || isMarked(entry.level, look)}>
            <View anchor={entry.path}>
              {isMarked(entry.level, look) ? (
                <MarkedName entry={entry} look={look} />
              ) : (
                <Text anchor={entry.title.path} style={look.text.body}>
                  {entry.level.text ? nameWithLevel(entry, look) : entry.title.text}
                  {isPlain && !isLast && comma.trim()}
                </Text>
              )}
            </View>
          </FlowItem>
        );
      })}
    </Flow>
  );
}

function TagGroup({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement {
  const { body } = look.text;
  const isDrawn = isMarked(entry.level, look);
  const name = nameWithLevel(isDrawn ? { ...entry, level: { ...entry.level, text: '' } } : entry, look);
  const words = entry.tags.text;
  if (look.tags === 'beside' && name) {
    return (
      <Beside
        label={<Text style={{ ...body, ...marginLabel(look) }}>{name}</Text>}
        words={labelOfGroup(entry, look.tokens)}
        kind="name"
        look={look}
        style={look.tagRow}
      >
        <View style={isDrawn ? { flexDirection: 'row', columnGap: look.tokens.fontSize } : {}}>
          <Text anchor={entry.tags.path} style={isDrawn ? { ...body, flex: 1 } : body}>
            {words || null}
          </Text>
          {isDrawn && <LevelMarks level={entry.level} look={look} />}
        </View>
      </Beside>
    );
  }
  if (isDrawn) {
    return (
      <View>
        <MarkedName entry={entry} look={look} isLeading={words !== ''} />
        {words && (
          <Text anchor={entry.tags.path} style={body}>
            {words}
          </Text>
        )}
      </View>
    );
  }
  if (look.tags === 'lines' || !name || !words) {
    return (
      <Text anchor={entry.tags.path} style={body}>
        {name}
        {name && words ? labelSeparator(look.tokens.locale) : null}
        {words || null}
      </Text>
    );
  }
  return (
    <View>
      <Text style={body} minPresenceAhead={look.line}>
        {name}
      </Text>
      <Text anchor={entry.tags.path} style={body}>
        {words || null}
      </Text>
    </View>
  );
}

/** A name with its level drawn next to it, or at the far end of a narrow column. */
function MarkedName({
  entry: { title, level },
  look,
  isLeading = false,
}: {
  entry: Pick<ViewEntry, 'title' | 'level'>;
  look: Look;
  /** Whether more of the entry follows below. */
  isLeading?: boolean;
}): ReactElement {
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: look.tags === 'stacked' ? 'space-between' : 'flex-start',
        columnGap: look.tokens.fontSize * 0.6,
      }}
    >
      {title.text && (
        <Text
          anchor={title.path}
          style={{ ...look.text.body, fontWeight: 700, flexShrink: 1 }}
          minPresenceAhead={isLeading ? look.line : undefined}
        >
          {title.text}
        </Text>
      )}
      <LevelMarks level={level} look={look} />
    </View>
  );
}

/** A name with its level: "Planning – expert". */
function nameWithLevel(entry: ViewEntry, look: Look): ReactNode {
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
          {title.text ? ` – ${level.text}` : level.text}
        </Text>
      )}
    </>
  );
}
