// The source of each shipped font file, and the characters it keeps.
import {
  blocks,
  chineseByStandard,
  japaneseByStandard,
  koreanByStandard,
  rareHan,
  taiwaneseByStandard,
} from './character-sets.mjs';

/** Only features that place glyphs: a glyph drawn for several letters would be extracted as one. */
const placing = ['kern', 'mark', 'mkmk', 'ccmp'];
const arabicShaping = [...placing, 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'curs', 'locl'];
const indicShaping = [
  ...placing,
  'locl',
  'nukt',
  'akhn',
  'rphf',
  'rkrf',
  'pref',
  'blwf',
  'abvf',
  'half',
  'pstf',
  'vatu',
  'cjct',
  'pres',
  'abvs',
  'blws',
  'psts',
  'haln',
  'calt',
  'dist',
  'abvm',
  'blwm',
];

/** Western and central European text with its punctuation. */
const core = blocks(
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192],
  [0x218, 0x21b],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x1e9e],
  [0x2010, 0x2027],
  [0x202f],
  [0x2030, 0x203a],
  [0x2044],
  [0x20ac],
  [0x20bd],
  [0x2116],
  [0x2122],
  [0x2190, 0x2193],
  [0x2212],
  [0x2248],
  [0x2260],
  [0x2264, 0x2265],
  [0x25a0],
  [0x25aa],
  [0x25cb],
  [0x25cf],
  [0x25e6],
  [0x2713],
  [0xfffd],
);
/**
 * All of the above again, so that a word never changes its font in the middle, plus Vietnamese, Greek, Cyrillic, marks,
 * symbols.
 */
const full = blocks(
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2000, 0x209f],
  [0x20a0, 0x20cf],
  [0x2100, 0x215f],
  [0x2190, 0x2199],
  [0x2212],
  [0x2215, 0x221e],
  [0x2248, 0x2265],
  [0x25a0, 0x25ef],
  [0x2605, 0x2606],
  [0x2713, 0x2717],
  [0xfffd],
);
const symbols = blocks(
  [0x20],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x2300, 0x23ff],
  [0x25a0, 0x27bf],
  [0x27f0, 0x27ff],
  [0x2b00, 0x2bff],
  [0x1f4bc],
  [0x1f4c5],
  [0x1f4cd, 0x1f4de],
  [0x1f4e7],
  [0x1f517],
  [0x1f310],
  [0xfffd],
);
/** Spaces and punctuation that text in another script keeps with it. */
const neutral = blocks(
  [0x20, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0],
  [0xab],
  [0xb7],
  [0xbb],
  [0x200c, 0x200f],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022],
  [0x2026],
  [0x25cc],
);
/** The same for Chinese, Japanese and Korean, with full-width forms. */
const eastAsian = blocks(
  [0x20],
  [0xb7],
  [0x2014, 0x2015],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2025, 0x2026],
  [0x3000, 0x303f],
  [0xff01, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff65],
  [0xffe0, 0xffe6],
);
const kana = blocks([0x3040, 0x30ff], [0x31f0, 0x31ff], [0xff66, 0xff9f], [0xff10, 0xff19], [0xff21, 0xff3a]);
const enclosed = blocks(
  [0x2460, 0x2473],
  [0x3220, 0x3243],
  [0x3251, 0x325f],
  [0x3280, 0x3299],
  [0x32ff],
  [0x337b, 0x337e],
  [0x3380, 0x33df],
  [0x2160, 0x217f],
);

/** Pictures with the joiners, selectors, tones and flags of their sequences. */
const emoji = blocks([0x20, 0xff], [0x2000, 0x3299], [0xfe0f], [0x1f000, 0x1fbff], [0xe0020, 0xe007f]);
/** The sixty or so that a resume is most likely to have, so that using one of them costs little. */
const commonestEmoji = blocks(
  [0x20],
  [0x200d],
  [0xfe0f],
  [0x260e],
  [0x2615],
  [0x2699],
  [0x26a0, 0x26a1],
  [0x26bd],
  [0x2705],
  [0x2708, 0x2709],
  [0x2714],
  [0x2728],
  [0x2764],
  [0x2b50],
  [0x1f30d],
  [0x1f310],
  [0x1f31f],
  [0x1f331],
  [0x1f389],
  [0x1f393],
  [0x1f3a8],
  [0x1f3af],
  [0x1f3c5, 0x1f3c6],
  [0x1f3e0],
  [0x1f3e2],
  [0x1f3fb, 0x1f3ff],
  [0x1f44b],
  [0x1f44d],
  [0x1f44f],
  [0x1f464, 0x1f465],
  [0x1f468, 0x1f469],
  [0x1f4a1],
  [0x1f4aa],
  [0x1f4bb, 0x1f4bc],
  [0x1f4c5],
  [0x1f4c8, 0x1f4ca],
  [0x1f4cc, 0x1f4cd],
  [0x1f4da],
  [0x1f4dd, 0x1f4de],
  [0x1f4e7],
  [0x1f4f1],
  [0x1f4f7],
  [0x1f50d],
  [0x1f512],
  [0x1f517],
  [0x1f525],
  [0x1f527],
  [0x1f600],
  [0x1f60a],
  [0x1f642],
  [0x1f64f],
  [0x1f680],
  [0x1f6e0],
  [0x1f91d],
  [0x1f9e0],
);
/** Signs, tools, hands, faces: what people put next to a phone number or a skill. */
const commonEmoji = blocks(
  [0x20],
  [0x200d],
  [0xfe0f],
  [0x2139],
  [0x231a, 0x231b],
  [0x2328],
  [0x23e9, 0x23fa],
  [0x25b6],
  [0x25c0],
  [0x2600, 0x2615],
  [0x2618],
  [0x261d],
  [0x2639, 0x263a],
  [0x2660, 0x2668],
  [0x2692, 0x2699],
  [0x26a0, 0x26a1],
  [0x26bd],
  [0x26f5],
  [0x26fa],
  [0x2702, 0x2764],
  [0x2795, 0x2797],
  [0x27a1],
  [0x2b05, 0x2b07],
  [0x2b50],
  [0x1f30d, 0x1f310],
  [0x1f31f],
  [0x1f331],
  [0x1f381],
  [0x1f389],
  [0x1f393],
  [0x1f396, 0x1f39e],
  [0x1f3a4, 0x1f3ae],
  [0x1f3af],
  [0x1f3b5],
  [0x1f3c3],
  [0x1f3c6],
  [0x1f3e0, 0x1f3e6],
  [0x1f3eb],
  [0x1f3fb, 0x1f3ff],
  [0x1f440],
  [0x1f446, 0x1f44f],
  [0x1f464],
  [0x1f468, 0x1f469],
  [0x1f4a1],
  [0x1f4aa, 0x1f4fa],
  [0x1f504],
  [0x1f50a, 0x1f517],
  [0x1f525, 0x1f52d],
  [0x1f5a5],
  [0x1f5a8],
  [0x1f5c2],
  [0x1f600, 0x1f60f],
  [0x1f64b, 0x1f64f],
  [0x1f680, 0x1f682],
  [0x1f697],
  [0x1f6e0, 0x1f6e1],
  [0x1f916],
  [0x1f91d],
  [0x1f973],
  [0x1f9e0],
  [0x1f9ea],
);

const allStyles = ['regular', 'italic', 'bold', 'bold-italic'];
const upright = ['regular', 'bold'];

/**
 * A text family: the slice that European resumes need, and the full one. Names that the licence reserves for the
 * original are replaced.
 */
const text = (id, from, name) => [
  { id, from, name, styles: allStyles, characters: core, features: placing },
  { id: `${id}-full`, from, name, styles: allStyles, characters: full, features: placing },
];
const slice = (id, from, characters, { styles = upright, features = [] } = {}) => ({
  id,
  from,
  styles,
  characters,
  features,
});

const arabic = neutral + blocks([0x60c, 0x60d], [0x600, 0x6ff], [0x750, 0x77f], [0xfd3e, 0xfd3f]);
const hebrew = neutral + blocks([0x591, 0x5f4], [0x20aa]);
const devanagari = neutral + blocks([0x900, 0x97f], [0x1cd0, 0x1cf9], [0x20b9], [0xa8e0, 0xa8ff]);
const emojiFont = ['noto-emoji', '0.4.7', 'NotoEmoji'];
const sc = ['noto-sans-sc', '0.4.3', 'NotoSansSC'];
const tc = ['noto-sans-tc', '0.4.3', 'NotoSansTC'];
const jp = ['noto-sans-jp', '0.4.3', 'NotoSansJP'];
const kr = ['noto-sans-kr', '0.4.3', 'NotoSansKR'];
const serifSc = ['noto-serif-sc', '0.4.3', 'NotoSerifSC'];
const serifTc = ['noto-serif-tc', '0.4.4', 'NotoSerifTC'];
const serifJp = ['noto-serif-jp', '0.4.3', 'NotoSerifJP'];
const serifKr = ['noto-serif-kr', '0.4.3', 'NotoSerifKR'];
/** The most common characters of each language, which both kinds of fonts have. */
const common = {
  sc: eastAsian + enclosed + chineseByStandard.common,
  tc: eastAsian + blocks([0x3100, 0x312f]) + taiwaneseByStandard.common,
  jp: eastAsian + kana + enclosed + japaneseByStandard.common,
  kr: eastAsian + blocks([0x3131, 0x318e], [0x3200, 0x321e], [0x3260, 0x327f]) + koreanByStandard.common,
};

export const fontSources = [
  ...text('inter', ['inter', '0.4.2', 'Inter']),
  ...text('source-sans', ['source-sans-3', '0.4.1', 'SourceSans3'], 'Vitae Humanist'),
  ...text('ibm-plex-sans', ['ibm-plex-sans', '0.4.1', 'IBMPlexSans'], 'Vitae Grotesque'),
  ...text('source-serif', ['source-serif-4', '0.4.1', 'SourceSerif4'], 'Vitae Serif'),
  ...text('eb-garamond', ['eb-garamond', '0.4.3', 'EBGaramond']),
  ...text('bitter', ['bitter', '0.4.2', 'Bitter'], 'Vitae Slab'),
  slice('math', ['noto-sans-math', '0.4.2', 'NotoSansMath'], symbols, { styles: ['regular'] }),
  slice('symbols', ['noto-sans-symbols-2', '0.4.1', 'NotoSansSymbols2'], symbols, { styles: ['regular'] }),
  slice('emoji-1', emojiFont, commonestEmoji, { styles: ['regular'], features: ['ccmp'] }),
  slice('emoji-2', emojiFont, commonEmoji, { styles: ['regular'], features: ['ccmp'] }),
  slice('emoji', emojiFont, emoji, { styles: ['regular'], features: ['ccmp'] }),
  slice('arabic', ['noto-sans-arabic', '0.4.3', 'NotoSansArabic'], arabic, { features: arabicShaping }),
  slice('arabic-serif', ['noto-naskh-arabic', '0.4.5', 'NotoNaskhArabic'], arabic, { features: arabicShaping }),
  slice('hebrew', ['noto-sans-hebrew', '0.4.1', 'NotoSansHebrew'], hebrew, { features: placing }),
  slice('hebrew-serif', ['noto-serif-hebrew', '0.4.2', 'NotoSerifHebrew'], hebrew, { features: placing }),
  slice('devanagari', ['noto-sans-devanagari', '0.4.1', 'NotoSansDevanagari'], devanagari, { features: indicShaping }),
  slice('devanagari-serif', ['noto-serif-devanagari', '0.4.1', 'NotoSerifDevanagari'], devanagari, {
    features: indicShaping,
  }),
  slice('han-sc-1', sc, common.sc),
  slice('han-sc-2', sc, eastAsian + chineseByStandard.other),
  ...rareHan.map((characters, index) =>
    slice(`han-rare-${index + 1}`, sc, eastAsian + characters, { styles: ['regular'] }),
  ),
  slice('han-tc-1', tc, common.tc),
  slice('han-tc-2', tc, eastAsian + taiwaneseByStandard.other, { styles: ['regular'] }),
  slice('han-jp-1', jp, common.jp),
  slice('han-jp-2', jp, eastAsian + japaneseByStandard.other),
  slice('hangul-1', kr, common.kr),
  slice('hangul-2', kr, eastAsian + koreanByStandard.other, { styles: ['regular'] }),
  slice('han-sc-serif-1', serifSc, common.sc),
  slice('han-sc-serif-2', serifSc, eastAsian + chineseByStandard.other),
  slice('han-tc-serif-1', serifTc, common.tc),
  slice('han-jp-serif-1', serifJp, common.jp),
  slice('han-jp-serif-2', serifJp, eastAsian + japaneseByStandard.other),
  slice('hangul-serif-1', serifKr, common.kr),
];
