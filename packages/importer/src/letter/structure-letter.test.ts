import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { writeDocx } from '@vitae/testkit/import-files';
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

it('the marks around a list in a Japanese letter are neither in it nor left over', async () => {
  const text =
    '佐藤 美咲\nmisaki@example.jp\n\n株式会社みらいデータ\n人事部 御中\n\n拝啓 早春の候、貴社ますますご清栄のこととお慶び申し上げます。\n\n' +
    'このたび、募集を拝見し、応募いたしました。\n\n敬具\n\n佐藤 美咲\n\n記\n\n同封書類:\n履歴書\n職務経歴書\n\n以上\n';
  const bytes = new TextEncoder().encode(text);
  const { document, leftover } = await importerOf('coverletter').read({ name: 'a.txt', bytes });
  expect(coverLetterKind.of(document)).toMatchObject({ enclosures: '履歴書\n職務経歴書', closing: '敬具' });
  expect(coverLetterKind.of(document).paragraphs).toHaveLength(1);
  expect(leftover).toEqual([]);
});

it('a line far below enclosures, such as the foot of a page, is none of them', async () => {
  const read = await readAs('letter.txt', `${american}\n\nAda Park · Cover letter\n`);
  expect(read.enclosures).toBe('Resume\nReferences');
});

describe('letters in forms of their countries', () => {
  const whole = async (text: string, name = 'a.txt', bytes = new TextEncoder().encode(text)) => {
    const { document, leftover } = await importerOf('coverletter').read({ name, bytes });
    return { letter: coverLetterKind.of(document), leftover: leftover.map((line) => line.text) };
  };

  it('French: for the attention of somebody, and enclosures behind initials', async () => {
    const { letter, leftover } = await whole(
      'Maëlle Le Goff\n3 quai de la Fosse\n44000 Nantes\nmaelle@example.fr\n\nCentre de rééducation L’Estran\n' +
        'À l’attention de Monsieur Yann Kerbrat\nDirecteur des soins\n12 rue du Port\n56100 Lorient\n\n' +
        'Objet : candidature\n\nMonsieur le Directeur,\n\nJe rééduque des mains depuis sept ans.\n\n' +
        'Cordialement\nMaëlle Le Goff\n\nP. J. : CV, diplôme\n',
    );
    expect(letter.recipient).toMatchObject({ name: 'Monsieur Yann Kerbrat', role: 'Directeur des soins' });
    expect(letter.recipient.address).toBe('12 rue du Port\n56100 Lorient');
    expect([letter.enclosures, leftover]).toEqual(['CV\ndiplôme', []]);
  });

  it.each([
    [
      'Hebrew',
      'דנה אברהמי\nרחוב הרצל 14, חיפה | 054-555-0183 | dana@example.co.il\n\nלכבוד\nגב׳ רונית שמש\nחברת סלע בע״מ\nרחוב יפו 8, ירושלים\n\n' +
        'הנדון: מועמדות למשרה\n\nשלום רב,\n\nניהלתי אתרי בנייה.\n\nבברכה,\nדנה אברהמי\n',
      { city: 'חיפה', address: 'רחוב הרצל 14' },
      { name: 'גב׳ רונית שמש', company: 'חברת סלע בע״מ', role: '' },
    ],
    [
      'Hindi',
      'अनीता वर्मा\n45 गांधी मार्ग, जयपुर 302001\nanita@example.in\n\nसेवा में,\nश्री राजेश गुप्ता\nअरावली टेक्सटाइल्स\nसूरत 395003\n\n' +
        'विषय: लेखाकार के पद के लिए आवेदन\n\nमहोदय,\n\nमुझे सात वर्षों का अनुभव है।\n\nभवदीया,\nअनीता वर्मा\n',
      { city: 'जयपुर', postalCode: '302001' },
      { name: 'श्री राजेश गुप्ता', company: 'अरावली टेक्सटाइल्स', role: '' },
    ],
  ])('%s: a city behind its street, and a line that says "to"', async (_, text, location, recipient) => {
    const { letter, leftover } = await whole(text);
    expect(letter).toMatchObject({ sender: { location }, recipient });
    expect(leftover).toEqual([]);
  });

  it('Korean: a greeting within a sentence, and a name that closes', async () => {
    const { letter, leftover } = await whole(
      '김민수\n010-5555-0128 / minsu.kim@example.kr\n\n2026년 4월 5일\n\n주식회사 하늘소프트\n인사팀 귀중\n\n제목: 백엔드 개발자 지원\n\n' +
        '안녕하세요. 백엔드 개발자로 지원하는 김민수입니다.\n\n지난 6년 동안 결제 시스템을 운영했습니다.\n\n김민수 드림\n\n첨부: 이력서\n',
    );
    expect(letter).toMatchObject({
      date: '2026-04-05',
      opening: '안녕하세요. 백엔드 개발자로 지원하는 김민수입니다.',
      closing: '김민수 드림',
      enclosures: '이력서',
      recipient: { company: '주식회사 하늘소프트' },
    });
    expect([letter.paragraphs.length, leftover]).toEqual([1, []]);
  });

  it.each([
    [
      'Italian',
      'Spett.le\nOfficine Valsusa S.p.A.\nCorso Francia 88\n10098 Rivoli (TO)',
      'Egregi Signori,',
      'Cordiali saluti',
      'All.: curriculum',
    ],
    [
      'Turkish',
      'Sayın Mehmet Kaya\nEge Gıda A.Ş.\nAtatürk Bulvarı No: 12\n35210 İzmir',
      'Sayın Mehmet Bey,',
      'Saygılarımla,',
      'Ek: Özgeçmiş',
    ],
    [
      'Polish',
      'Pan Jan Nowak\nHuta Sp. z o.o.\nul. Długa 4\n30-001 Kraków',
      'Szanowny Panie,',
      'Z poważaniem',
      'Zał.: CV',
    ],
  ])(
    '%s: an abbreviated label of enclosures, and no courtesy in the address',
    async (_, recipient, opening, closing, list) => {
      const { letter, leftover } = await whole(
        `Ada Park\nada@example.com\n\n${recipient}\n\n${opening}\n\nUno due tre quattro.\n\n${closing}\nAda Park\n\n${list}\n`,
      );
      expect(letter.enclosures).toBe(list.split(': ')[1]);
      expect(letter.recipient.address.split('\n')).toHaveLength(2);
      expect(leftover).toEqual([]);
    },
  );

  it('Portuguese: a postal code is no phone number', async () => {
    const { letter } = await whole(
      'Inês Carvalho\nRua das Flores, 12\n4050-262 Porto\n912 555 128\nines@example.pt\n\nDra. Marta Sousa\nConservas do Norte, Lda.\n\n' +
        'Exma. Senhora Dra. Marta Sousa,\n\nHá cinco anos que controlo a qualidade.\n\nCom os melhores cumprimentos,\nInês Carvalho\n',
    );
    expect(letter.sender).toMatchObject({ phone: '912 555 128', location: { city: 'Porto', postalCode: '4050-262' } });
  });

  it('Chinese: a closing of two lines, and an address whose parts are in fields', async () => {
    const { letter, leftover } = await whole(
      '林晓雨\n浙江省杭州市西湖区文三路 90 号 | 138 0013 8000 | lin@example.cn\n\n王建国经理\n海蓝物流有限公司\n\n' +
        '尊敬的王建国经理：\n\n过去八年我负责预算。\n\n此致\n\n敬礼！\n\n林晓雨\n2026年4月5日\n',
    );
    expect(letter).toMatchObject({ closing: '此致 敬礼！', sender: { location: { city: '杭州市' } } });
    expect(letter.paragraphs).toHaveLength(1);
    expect(leftover).toEqual([]);
  });

  it('Japanese: a list without a label between its marks', async () => {
    const { letter } = await whole(
      '株式会社北風精機\n人事部 御中\n\n山本 彩\naya@example.jp\n\n拝啓　時下ますますご清栄のこととお慶び申し上げます。\n\n' +
        '応募させていただきたく存じます。\n\n敬具\n\n記\n\n・履歴書　1通\n・職務経歴書　1通\n\n以上\n',
    );
    expect(letter.enclosures).toBe('履歴書 1通\n職務経歴書 1通');
    expect(letter.recipient.address).toBe('');
  });

  it('British: a bold subject below the salutation; details at the foot are no enclosures', async () => {
    const blocks = [
      'Imogen Tarrant',
      'Mr Owen Prothero',
      'Severnside Construction Ltd',
      'Dear Mr Prothero',
      '*Senior Quantity Surveyor (ref. SC/118)',
      'I have measured schools and bridges.',
      'Yours sincerely',
      'Imogen Tarrant',
      'Enc:',
      'CV',
      'Imogen Tarrant',
      '27 Orchard Rise, Bristol BS6 5TT',
      'imogen@example.co.uk',
    ].map((text) => ({ text: text.replace('*', ''), bold: text.startsWith('*') }));
    const { letter } = await whole('', 'a.docx', writeDocx(blocks));
    expect(letter).toMatchObject({ subject: 'Senior Quantity Surveyor (ref. SC/118)', enclosures: 'CV' });
    expect(letter.paragraphs.map(({ text }) => text)).toEqual(['I have measured schools and bridges.']);
  });
});
