import {
  coverLetterKind,
  createResume,
  documentMergeRules,
  newId,
  parseLike,
  variantOf,
  type AnyDocument,
} from '@vitae/domain';
import { merge } from '@vitae/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { conflictPlace, conflictText } from '../controls/conflict-words.ts';
import { editorKindOf } from './kinds.ts';
import type { StepNavigation } from './editor-kind.ts';

beforeAll(() => loadAreas(['account', 'editor', 'letter', 'preview', 'sync']));

const asset = (digit: string) => ({ asset: digit.repeat(64) });
const now = '2026-01-02T03:04:05.000Z';
const resume = createResume({ title: 'Buyer', country: 'GB' }, now);
const link = { id: newId(), label: 'Web', url: 'https://ada.example' };
const entry = { id: newId(), hidden: false, breakBefore: false, keepTogether: false };
const [first, second] = [
  { id: newId(), text: 'One.' },
  { id: newId(), text: 'Two.' },
];

/** Two devices that changed the same things, and the document with its conflicts. */
function met<Doc extends AnyDocument>(base: Doc, change: (device: 'mine' | 'theirs') => object): Doc {
  const of = (device: 'mine' | 'theirs'): Doc => parseLike(base, { ...base, ...change(device) });
  return merge<Doc>(base, of('mine'), of('theirs'), {
    device: 'phone',
    newId,
    parse: (value) => parseLike(base, value),
    rules: documentMergeRules,
  });
}

async function wordsOf(document: AnyDocument): Promise<[place: string, value: string, isAtField: boolean][]> {
  const kind: StepNavigation = await editorKindOf(document.kind).navigation.fetch();
  return document.conflicts.map((conflict) => [
    conflictPlace(document, conflict, kind),
    conflictText(document, conflict.path, conflict.other, kind),
    kind.hasField(document, conflict.path),
  ]);
}

describe('the values that two devices disagree about are in words', () => {
  it('in a resume', async () => {
    const original = { ...resume, id: newId(), summary: 'Then' };
    const variant = variantOf(original, 'For Halden', '', now);
    const base = {
      ...variant,
      basics: { ...variant.basics, links: [link] },
      template: { ...variant.template, layout: { ...variant.template.layout, side: ['skill'] } },
      sections: { ...variant.sections, award: { ...variant.sections.award, items: [{ ...entry, title: 'Prize' }] } },
    };
    const document = met(base, (device) => {
      const isMine = device === 'mine';
      return {
        title: isMine ? 'For Halden AG' : 'For Halden plc',
        locale: isMine ? 'en-GB' : 'de',
        target: { ...base.target, level: isMine ? 'mid' : 'senior' },
        basics: {
          ...base.basics,
          location: { ...base.basics.location, city: isMine ? 'Leeds' : 'York', countryCode: isMine ? 'US' : 'GB' },
          links: [{ ...link, url: `https://${device}.example` }],
          photo: { ...asset(isMine ? 'a' : 'b'), alt: '', shape: isMine ? 'circle' : 'square' },
        },
        template: {
          ...base.template,
          id: isMine ? 'sidebar' : 'executive',
          tokens: {
            ...base.template.tokens,
            accent: isMine ? '#000000' : '#112233',
            fontFamily: isMine ? 'inter' : 'bitter',
            spacing: isMine ? 1 : 1.25,
            levels: isMine ? 'dots' : 'bars',
            showPhoto: isMine,
          },
          layout: { ...base.template.layout, side: isMine ? null : ['language', 'award'] },
        },
        variantOf: { id: original.id, base: JSON.stringify({ device }) },
      };
    });
    expect(await wordsOf(document)).toEqual(
      expect.arrayContaining([
        ['Name of the document', 'For Halden plc', false],
        ['Language', 'German', true],
        ['Target job · Level', 'Senior', true],
        ['Where you live', 'York, United Kingdom', false],
        ['Personal details · Links', 'Web, https://theirs.example', false],
        ['Personal details · Photo', expect.any(String), true],
        ['Design · Template', 'Executive', false],
        ['Design · Colour', '#112233', false],
        ['Design · Font', 'Bitter', false],
        ['Design · Spacing', '125%', false],
        ['Design · Skill and language levels', 'Bars', false],
        ['Design · Show the photo', 'No', false],
        ['Design · Side column', 'Languages, Awards', false],
        [
          'Edits of the original resume',
          'Other edits of the original were applied there. Either choice is safe: your text does not change.',
          false,
        ],
      ]),
    );
    expect(document.conflicts).toHaveLength(14);
  });

  it('in a letter', async () => {
    const base = { ...coverLetterKind.create({ title: 'Letter' }, now), paragraphs: [first, second] };
    const document = met(base, (device) => {
      const isMine = device === 'mine';
      return {
        date: isMine ? '2026-03-01' : '2026-03-02',
        posting: isMine ? 'Cook wanted' : 'Chef wanted',
        signature: asset(isMine ? 'a' : 'b'),
        resumeId: isMine ? newId() : null,
        application: {
          ...base.application,
          status: isMine ? 'sent' : 'rejected',
          nextOn: `2026-04-0${isMine ? 1 : 2}`,
        },
        template: { ...base.template, tokens: { ...base.template.tokens, page: isMine ? 'A4' : 'LETTER' } },
        sender: { ...base.sender, location: { ...base.sender.location, city: device } },
      };
    });
    expect(await wordsOf(document)).toEqual(
      expect.arrayContaining([
        ['Letter · Date', 'March 2, 2026', true],
        ['Target job · Job posting', 'Chef wanted', true],
        ['Letter · Signature', '', true],
        ['Application', 'Rejected', true],
        ['Application', 'April 2, 2026', true],
        ['Design · Paper', 'Letter', false],
        ['Personal details · City', 'theirs', false],
      ]),
    );
    expect(document.conflicts).toHaveLength(7);
  });

  it('and an order of paragraphs, a link between documents, an entry that is gone', async () => {
    const base = { ...coverLetterKind.create({ title: 'Letter' }, now), paragraphs: [first, second] };
    const conflict = (path: string, other: string | string[] | boolean) => ({
      id: newId(),
      path,
      kept: '',
      other,
      device: '',
    });
    const conflicts = [
      conflict('paragraphs', [second.id, first.id]),
      conflict('resumeId', newId()),
      conflict('followsLook', true),
      conflict(`paragraphs.${newId()}.text`, 'Gone'),
    ];
    const words = await wordsOf({ ...base, conflicts });
    expect(words.map(([place, , isAtField]) => [place, isAtField])).toEqual([
      ['Letter · Paragraph', false],
      ['Resume that this letter goes with', false],
      ['Look of the resume', false],
      ['Paragraph', false],
    ]);
    expect([words[0]?.[1], words[2]?.[1]]).toEqual(['A different order.', 'Yes']);
  });
});
