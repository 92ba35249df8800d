import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { importerOf } from '../kinds.ts';

const readAs = async (name: string, text: string): Promise<CoverLetter> => {
  const bytes = new TextEncoder().encode(text);
  return coverLetterKind.of((await importerOf('coverletter').read({ name, bytes })).document);
};
const bodyOf = ({ paragraphs }: CoverLetter) => paragraphs.map(({ text }) => text);

const american = `Ada Park
Product Designer
Portland, OR 97201
ada@example.com | +1 503 555 0142

March 3, 2026

Ms. Kim Lee
Head of Design
Northwind Energy Inc.
12 Harbour Street
Bristol BS1 4RB

Dear Ms. Lee:

I am writing about your opening for a designer. At Fenwick I led
the redesign that cut support calls by 31 %.

What I would bring:
- research with real users
- a design system

I would be glad to talk.

Best regards,
Ada Park

Enclosures: Resume, References
`;

const german = `Max Brandt · Gartenweg 4 · 10115 Berlin
max@example.de

Nordwind GmbH
Frau Anna Vogt
Hafenstraße 12
20457 Hamburg

Berlin, den 3. März 2026

Bewerbung als Konstrukteur

Sehr geehrte Frau Vogt,

seit acht Jahren konstruiere ich Getriebe.

Über ein Gespräch freue ich mich.

Mit freundlichen Grüßen

Max Brandt

Anlagen
Lebenslauf
Zeugnisse
`;

describe('a letter read from text', () => {
  it('has its parts in their fields, in American English', async () => {
    const letter = await readAs('Northwind.txt', american);
    expect(letter).toMatchObject({
      title: 'Northwind',
      locale: 'en',
      country: 'US',
      sender: {
        fullName: 'Ada Park',
        headline: 'Product Designer',
        email: 'ada@example.com',
        phone: '+1 503 555 0142',
      },
      recipient: {
        name: 'Ms. Kim Lee',
        role: 'Head of Design',
        company: 'Northwind Energy Inc.',
        address: '12 Harbour Street\nBristol BS1 4RB',
      },
      date: '2026-03-03',
      opening: 'Dear Ms. Lee:',
      closing: 'Best regards,',
      enclosures: 'Resume\nReferences',
    });
    expect(letter.sender.location).toMatchObject({ city: 'Portland', region: 'OR', postalCode: '97201' });
    expect(bodyOf(letter)).toEqual([
      'I am writing about your opening for a designer. At Fenwick I led the redesign that cut support calls by 31 %.',
      'What I would bring:\n\n- research with real users\n- a design system',
      'I would be glad to talk.',
    ]);
  });

  it('has its parts in their fields, in German', async () => {
    const letter = await readAs('Brief.txt', german);
    expect(letter).toMatchObject({
      locale: 'de',
      country: 'DE',
      sender: { fullName: 'Max Brandt', email: 'max@example.de' },
      recipient: { name: 'Frau Anna Vogt', company: 'Nordwind GmbH', address: 'Hafenstraße 12\n20457 Hamburg' },
      date: '2026-03-03',
      subject: 'Bewerbung als Konstrukteur',
      jobTitle: 'Konstrukteur',
      opening: 'Sehr geehrte Frau Vogt,',
      closing: 'Mit freundlichen Grüßen',
      enclosures: 'Lebenslauf\nZeugnisse',
    });
    expect(bodyOf(letter)).toEqual(['seit acht Jahren konstruiere ich Getriebe.', 'Über ein Gespräch freue ich mich.']);
  });

  it('keeps bold text of Markdown, and has no mark of it in a field', async () => {
    const letter = await readAs(
      'a.md',
      '# Ada Park\nada@example.com\n\n**Dear Ms Lee,**\n\nI led **eight** people.\n\nKind regards,\nAda Park\n',
    );
    expect(letter).toMatchObject({
      sender: { fullName: 'Ada Park' },
      opening: 'Dear Ms Lee,',
      closing: 'Kind regards,',
    });
    expect(bodyOf(letter)).toEqual(['I led **eight** people.']);
  });

  it('leaves over what fits no field, but no label, no country and no broken word', async () => {
    const text =
      'Ada Park\nSeoul, Republic of Korea\ntel: +82 10 9030 1843 | mail: ada@example.com\n“Be the change”\n\n' +
      'Dear Ms Lee,\n\nI led a team of eight people who wrote a compiler for a small proces-\nsor.\n\nKind regards,\nAda Park\n';
    const bytes = new TextEncoder().encode(text);
    const { leftover } = await importerOf('coverletter').read({ name: 'a.txt', bytes });
    expect(leftover.map((line) => line.text)).toEqual(['“Be the change”']);
  });

  it('is all paragraphs where nobody is addressed', async () => {
    const letter = await readAs('a.txt', 'I led eight people.\n\nI could start in May.\n');
    expect(bodyOf(letter)).toEqual(['I led eight people.', 'I could start in May.']);
    expect(letter).toMatchObject({ opening: '', closing: '', date: '' });
  });

  it('is not made of data that is no letter', async () => {
    await expect(readAs('a.json', '{"name": "Ada"}')).rejects.toMatchObject({ code: 'not-a-letter' });
    await expect(readAs('a.json', '{"schemaVersion": 1, "kind": "resume"}')).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('a letter read from a web page', () => {
  it('has its parts in their fields', async () => {
    const letter = await readAs(
      'brief.html',
      `<!doctype html><html><head><title>x</title><style>p{}</style></head><body>
       <div>Ada Park<br>ada@example.com</div><p>March 3, 2026</p><p>Ms. Kim Lee<br>Northwind Inc.<br>12 Harbour Street</p>
       <h2>Application for designer</h2><p>Dear Ms. Lee:</p><p>I led <b>eight</b>
       people &amp; more at Caf&eacute; &#8222;M&uuml;ller&#x201C;<!-- <p>no --><script>if (a < b) '</p>'</script>.</p><ul><li>one</li><li>two</li></ul><p>Best regards,</p><div>Ada Park</div></body></html>`,
    );
    expect(letter).toMatchObject({
      sender: { fullName: 'Ada Park', email: 'ada@example.com' },
      recipient: { name: 'Ms. Kim Lee', company: 'Northwind Inc.', address: '12 Harbour Street' },
      date: '2026-03-03',
      subject: 'Application for designer',
      opening: 'Dear Ms. Lee:',
      closing: 'Best regards,',
    });
    expect(bodyOf(letter)).toEqual(['I led eight people & more at Café „Müller“.', '- one\n- two']);
  });
});

describe('letters of other scripts', () => {
  const korean = `김서연
seoyeon@example.kr

2026년 3월 3일

박지훈 팀장님
주식회사 한빛

마케팅 담당자 지원의 건

박지훈 팀장님께

귀사의 채용 공고를 보고 지원합니다.

감사합니다.
김서연
`;
  const hebrew = `נועה כהן
noa@example.co.il

לכבוד מר יואב לוי
חברת גל בע״מ

הנדון: מועמדות למשרה

יואב שלום רב,

אני פונה אליך בנוגע למשרה שפורסמה.

בברכה,
נועה כהן
`;
  const chinese = `陈思远
chen@example.cn

李敏经理
远山科技有限公司

尊敬的李敏经理：

我非常希望能够加入。

此致　敬礼
陈思远
`;

  it('are found by a salutation that is at the end of its line', async () => {
    expect(await readAs('letter.txt', korean)).toMatchObject({ opening: '박지훈 팀장님께', closing: '감사합니다.' });
    expect(await readAs('letter.txt', hebrew)).toMatchObject({
      opening: 'יואב שלום רב,',
      recipient: { name: 'לכבוד מר יואב לוי' },
    });
  });

  it('know the name in a salutation without spaces', async () => {
    expect((await readAs('letter.txt', chinese)).recipient).toMatchObject({
      name: '李敏经理',
      company: '远山科技有限公司',
    });
  });
});

it('a line far below enclosures, such as the foot of a page, is none of them', async () => {
  const read = await readAs('letter.txt', `${american}\n\nAda Park · Cover letter\n`);
  expect(read.enclosures).toBe('Resume\nReferences');
});
