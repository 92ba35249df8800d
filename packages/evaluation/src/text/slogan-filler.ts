import { lowerWords, sentencesIn } from './words.ts';

/** Words that programs put together to sentences of business that say nothing, where a text is to come. */
const SLOGANS = new Set(
  `action backward-compatible b2b b2c bandwidth benefits best-of-breed bleeding-edge bricks-and-clicks business catalysts channels clicks-and-mortar
  client-centered client-centric client-based collaboration communities compelling competencies content convergence core corporate covalent covalently
  cross-functional cross-media cross-platform cross-unit customer-directed cutting-edge data deliverables diverse e-business e-commerce e-markets
  e-services e-tailers economically effective empowered enabled end-to-end enterprise enterprise-wide equity evolve exceptional experiences extensible extensive
  frictionless front-end functionalities functionalized fungible future-proof goal-oriented granular growth high-impact high-payoff high-quality
  highly holistic human ideas imperatives impactful infomediaries information initiatives innovation innovative installed integrated interactive
  interdependent interoperable intermandated intuitive items leadership leading-edge leveraged long-term low-risk magnetic manufactured maintainable market
  markets materials methodologies methods metrics mindshare mission-critical models multidisciplinary multifunctional multimedia networks next-generation niches
  one-to-one open-source opportunities optimal orthogonal out-of-the-box outside outsourcing pandemic paradigms parallel partnerships performance-based
  platforms plug-and-play portals potentialities premier premium principle-centered proactive process-centric procedures processes products
  quality real-time relationships reliable resource-leveling resource-maximizing resources results-based robust roi scalable schemas seamless services skills
  solutions stand-alone standards state sticky strategic strategies superior supply sustainable synergies synergistic synergy systems tactical
  task-based team-building technologies technically technology testing theme-areas timely top-line total transparent turnkey ubiquitous unique
  user-centric users value value-added vectors vertical viral virtual vision vis-a-vis visionary web-enabled web-readiness wireless world-class worldwide`.split(
    /\s+/u,
  ),
);
/** How such a sentence begins. */
const OPENING =
  /^(?:appropriately|assertively|authoritatively|collaboratively|compellingly|competently|completely|continually|conveniently|credibly|distinctively|dramatically|dynamically|efficiently|energistically|enthusiastically|fungibly|globally|holistic(?:al)?ly|interactively|intrinsic(?:al)?ly|monotonectally|objectively|phosfluorescently|proactively|professionally|progressively|quickly|rapidiously|rapidly|seamlessly|synergistically|uniquely) \p{L}+/iu;
/** No person uses these. */
const NOBODYS =
  /\b(?:energistically|evisculate|monotonectally|phosfluorescently|rapidiously|intrinsicly|holisticly|infomediaries|clicks-and-mortar|reintermediate|recaptiualize|synergistically|e-tailers)\b/iu;

/** Of a sentence, the least part that are such words, and how many. */
const partOfSlogans = 0.3;
const fewestSlogans = 3;
/** One sentence alone may be somebody's. */
const fewestSentences = 2;

const isSlogan = (sentence: string): boolean => {
  const words = lowerWords(sentence);
  const slogans = words.filter((word) => SLOGANS.has(word)).length;
  return (
    OPENING.test(sentence) &&
    slogans >= Math.min(fewestSlogans, words.length / 3) &&
    slogans >= partOfSlogans * words.length
  );
};

/** Whether a text is made of sentences that programs fill pages with: "Credibly leverage visionary e-markets." */
export function isSloganFiller(text: string): boolean {
  const sentences = sentencesIn(text);
  const slogans = sentences.filter((sentence) => isSlogan(sentence) || NOBODYS.test(sentence)).length;
  if (slogans * 2 < sentences.length) return false;
  return slogans >= fewestSentences || (slogans > 0 && NOBODYS.test(text) && isSlogan(text));
}
