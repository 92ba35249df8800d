import { lowerWords } from './words.ts';

/** Verbs that bullets begin with; their regular forms are derived. */
const VERBS =
  'abolish adjudicate argue braise butcher chop demolish depose dismantle excavate grill haul litigate mop plate portion pour precept pull rehearse rig roast sand sanitise sanitize season solder splice stack sterilise sterilize terminate tile torque tow unload sign rewire accelerate accompany accomplish achieve acquire act activate adapt add address adjust administer adopt advance advertise advise advocate aggregate aid align allocate amend analyse analyze animate answer anticipate apply appoint appraise approve arbitrate architect archive arrange articulate assemble assess assign assist attain attend attract audit augment author automate award balance bake benchmark bid bill boost book brand bridge brief broaden budget calculate calibrate call campaign capture care carry catalogue catalog centralise centralize chair champion change charge chart check clarify classify clean clear close coach code collaborate collate collect combine command commission communicate compare compile complete compose compute conceive conceptualise conceptualize conclude condense conduct configure connect conserve consolidate construct consult contain contract contribute control convene convert convey convince cook coordinate co-ordinate correct correspond counsel count craft create critique cross-train curate customise customize cultivate cut debug decentralise decide decrease dedicate defend define delegate deliver demonstrate deploy derive design detail detect determine develop devise diagnose differentiate digitise digitize direct discover dispatch dispense display dissect distribute diversify document double draft drive earn edit educate elect elevate eliminate embed empower enable encourage enforce engage engineer enhance enlarge enlist enrich enrol enroll ensure entertain establish estimate evaluate examine exceed execute exhibit expand expedite experiment explain explore export express extend extract fabricate facilitate familiarise familiarize fashion feature file fill film finalise finalize finance finish fix focus follow forecast form formalise formalize formulate forge foster found fund furnish further gain gather generate govern grade grant greet guarantee guard guide halve handle harmonise harvest head help hire host identify illustrate implement import improve improvise include incorporate increase index influence inform initiate innovate inspect inspire install instil institute instruct integrate intensify interact interface interpret interview introduce invent inventory invest investigate invite invoice involve induct insulate intercept irrigate issue join judge justify label landscape launch learn lecture lessen leverage liaise license lift link list listen load lobby localise localize locate log lower maintain manage manufacture map market master match maximise maximize measure mediate mend mentor merge migrate mine minimise minimize mobilise mobilize model moderate modernise modernize modify monitor motivate mount move multiply narrate navigate negotiate network normalise normalize note nurse nurture observe obtain offer open operate optimise optimize orchestrate order organise organize orient originate outline outpace outperform overhaul own pack package paint participate partner perform persuade photograph pick pilot pinpoint pioneer place plan plant play port position post practise practice precept predict prepare prescribe present preserve prevent price print prioritise prioritize process procure produce program programme project promote proofread propose prospect prototype prove provide provision prune publicise publicize publish purchase pursue qualify quantify question quote raise rank rate reach realign realise realize rebuild recommend reconcile record recover recruit rectify redesign reduce re-engineer reengineer refactor refer refine refocus reform refresh regain register regulate rehabilitate reinforce rejuvenate relate release relocate remodel remove renegotiate renew renovate reorganise reorganize repair replace reply report reposition represent rescue research reserve resolve respond restock restore restructure retain retire retrieve revamp review revise revitalise revitalize reward rework rewrite roll rotate route safeguard sail sample save scale scan schedule scope score screen script seal secure segment select separate serve service settle shadow shape share sharpen shift ship shorten simplify simulate skipper slash smooth solicit solve sort source spearhead specialise specialize specify sponsor spread stabilise stabilize staff stage standardise standardize start steer stimulate stock streamline strengthen stretch strip structure study submit substitute succeed suggest summarise summarize supervise supply support surpass survey sustain synthesise synthesize systematise tabulate tailor target tend test tighten tour trace track trade train transcribe transfer transform transition translate transport transmit treat triage trim triple troubleshoot tune turn tutor type unify unite update upgrade upload upskill use utilise utilize validate value verify visit visualise visualize volunteer warn wash weigh weld welcome widen wire work yield';

/** Verbs with irregular forms: base, past and participle. */
const IRREGULAR =
  'become became, begin began begun, bring brought, build built, buy bought, catch caught, choose chose chosen, come came, deal dealt, dig dug, do did done, draw drew drawn, drive drove driven, feed fed, feel felt, fight fought, find found, fly flew flown, forecast, foresee foresaw foreseen, get got gotten, give gave given, go went gone, grow grew grown, hang hung, have had, hold held, keep kept, know knew known, lay laid, lead led, learn learnt learned, leave left, let, lend lent, make made, mean meant, meet met, oversee oversaw overseen, pay paid, put, read, rebuild rebuilt, rewrite rewrote rewritten, rise rose risen, run ran, say said, see saw seen, seek sought, sell sold, send sent, set, shoot shot, show showed shown, shut, sing sang, speak spoke spoken, spend spent, spin spun, split, stand stood, strike struck, sweep swept, swim swam, take took taken, teach taught, tell told, think thought, undertake undertook undertaken, upsell upsold, uphold upheld, win won, withdraw withdrew, write wrote written, bend bent, bind bound, fit, grind ground, ride rode ridden, weave wove woven, cut, bid, broadcast, input, reset, beat, outgrow outgrew, overcome overcame, rethink rethought, retake retook, hire hired, arise arose arisen, bear bore borne, blow blew blown, breed bred, break broke broken, burn burnt, cast, creep crept, eat ate eaten, fall fell fallen, flee fled, forgive forgave forgiven, freeze froze frozen, hear heard, hit, hurt, lose lost, quit, ring rang rung, shake shook shaken, shrink shrank shrunk, sink sank sunk, sit sat, sleep slept, slide slid, spell spelt, spill spilt, spring sprang sprung, stick stuck, swear swore sworn, swing swung, tear tore torn, throw threw thrown, wake woke woken, wear wore worn, wind wound, leap leapt, mistake mistook mistaken, offset, outsell outsold, overtake overtook overtaken, rewind rewound, sow sown, steal stole stolen, sublet, understand understood, unwind unwound, withstand withstood';

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'ing'];
const regular = (verb: string): string[] => {
  const dropped = verb.replace(/e$/, '');
  const changed = verb.replace(/y$/, 'i');
  const doubled = `${verb}${verb.at(-1) ?? ''}`;
  return [
    ...ENDINGS.map((ending) => verb + ending),
    `${dropped}ing`,
    `${dropped}ed`,
    `${changed}es`,
    `${changed}ed`,
    `${doubled}ed`,
    `${doubled}ing`,
  ];
};
const irregular = IRREGULAR.split(', ').map((forms) => forms.split(' '));
const forms = new Set([
  ...VERBS.split(' ').flatMap(regular),
  ...irregular.flat(),
  ...irregular.flatMap(([base = '']) => regular(base)),
]);

/** The present of verbs that are hardly ever nouns or adjectives, so that a bullet with it tells of the present. */
const PLAIN_PRESENT = new Set(
  'achieve administer advise analyse analyze arrange assist build collaborate communicate create coordinate define deliver demonstrate develop diagnose direct educate ensure establish evaluate execute facilitate generate guide identify implement improve inform initiate install instruct integrate maintain manage negotiate optimise optimize organise organize oversee participate perform prepare provide reduce resolve solve supervise teach write'.split(
    ' ',
  ),
);

/** Verbs whose past looks like their present, or like that of another verb: "Cut the costs", "Found a supplier". */
const SAME_IN_PAST = new Set(
  'beat bid broadcast cast cost cut fit forecast found ground hit input lay let put read reset set shut split spread wound'.split(
    ' ',
  ),
);
const bases = new Set([...VERBS.split(' '), ...irregular.flatMap(([base = '']) => [base])]);
/** What follows a verb and no noun: "Design the", and not "Design of". */
const AFTER_VERB = new Set('the a an all our their its this these'.split(' '));

/** Words before the verb: "Successfully led", "Co-led", "Also ran". */
const ADVERB = /^(?:\p{L}+ly|also|then|often|always|further|co|re|cross|jointly|both|personally|continuously)$/u;

/** What a bullet is about, before what was done: "Data pipeline: Rebuilt the loader". */
const TOPIC = /^(?:[\p{L}\d&/.'’+#-]+ ){0,4}[\p{L}\d&/.'’+#-]+(?: \([^()]{1,40}\))?(?::| [–—-]) (?=\p{Lu})/u;

/** Whether a word is a form of a verb that is known, or of another one in the past. */
const isForm = (word: string): boolean => forms.has(word) || /\p{L}{2}ed$/u.test(word);

/** "Developed ETL pipelines: Airflow, dbt": what opens with its verb is no topic. */
const withoutTopic = (text: string): string => {
  const [first = ''] = lowerWords(text);
  return isForm(first) ? text : text.replace(TOPIC, '');
};

/** Whether a bullet begins with what it is about: "Data pipeline: Rebuilt the loader". */
export const hasTopic = (text: string): boolean => withoutTopic(text) !== text;

/** The first word of a bullet that is not an adverb, in lower case; `''` if there is none. */
export function openerOf(text: string): string {
  const words = lowerWords(withoutTopic(text));
  const word = words.find((one) => !ADVERB.test(one)) ?? words[0] ?? '';
  return /[\p{L}]/u.test(word) ? word : '';
}

/** Whether an English bullet opens with a verb, in any of its forms; an unknown word in "-ed" or "-ing" is one. */
export function opensWithVerb(text: string): boolean {
  const opener = openerOf(text);
  const [first = '', second = ''] = lowerWords(withoutTopic(text));
  // "MIG welded trailers", "Line manage three teachers": how it was done, or what, stands before some verbs.
  if (first === opener && (/^manages?$/u.test(second) || (second.endsWith('ed') && forms.has(second)))) return true;
  const bare = opener.replace(/^(?:co|re|pre|out|over|cross|un)-?(?=\p{L}{3})/u, '');
  return isForm(opener) || forms.has(bare) || /^\p{L}{3,}ing$/u.test(opener);
}

/** Whether an English bullet opens with a verb in the present tense: "Manage" and "Manages", but not "Managing". */
export function opensInPresent(text: string): boolean {
  const opener = openerOf(text);
  const words = lowerWords(text);
  const isBase = bases.has(opener) && !SAME_IN_PAST.has(opener);
  if (isBase && AFTER_VERB.has(words[words.indexOf(opener) + 1] ?? '')) return true;
  return PLAIN_PRESENT.has(opener) || (opener.endsWith('s') && PLAIN_PRESENT.has(opener.slice(0, -1)));
}
