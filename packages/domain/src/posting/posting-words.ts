// The words that postings use in their headings: English, German, French, Spanish, Portuguese, Italian and Dutch.

/** One of some words or beginnings of sentences, not within another word. */
const anyOf = (...words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');

/** Announces what an applicant has to have. */
export const REQUIRED = anyOf(
  String.raw`(?:requirements?|required|qualifications?|must[- ]haves?|what you(?:['’]ll)? (?:bring|need|have)|(?:successful|ideal) (?:candidate|applicant)|you (?:have|bring|need)|your (?:profile|skills|experience)|who you are|(?:what )?we(?:['’]re| are)? look(?:ing)? for|about you)\b`,
  String.raw`anforderung|(?:dein|ihr|das)? ?profil\b|bringst du|bringen sie|was du mitbring|mitbring|qualifikation|voraussetzung|(?:das|was) (?:du|sie|dich|wir) (?:hast|haben|auszeichnet|erwarten)`,
  String.raw`profil (?:recherché|souhaité|attendu)|votre profil|compétences|exigences|pré-?requis|vous (?:avez|possédez|apportez|êtes)\b|ce que nous (?:attendons|recherchons|cherchons)`,
  String.raw`requisitos|perfil\b|tu perfil|imprescindible|(?:lo )?qu[eé] (?:buscamos|necesitas|esperamos|pedimos)|conocimientos`,
  String.raw`qualificações|competências|o que (?:procuramos|buscamos|esperamos|precisas|você precisa)`,
  String.raw`requisiti|profilo|competenze|(?:che )?cosa (?:cerchiamo|chiediamo|richiediamo)|qualifiche`,
  String.raw`functie-?eisen|vereisten|profiel\b|jouw profiel|wat (?:vragen (?:wij|we)|(?:wij|we) vragen|breng (?:jij|je) mee|neem (?:jij|je) mee|heb (?:jij|je) nodig|verwachten (?:wij|we))|(?:wij|we) vragen|dit breng je mee`,
);

/** Announces or marks what is only preferred. */
export const PREFERRED = anyOf(
  String.raw`(?:nice[- ]to[- ]haves?|preferred|bonus points|bonus|desirable|ideally|an advantage|(?:is|are|be|a|big) plus|strong asset|an asset|good to have)\b`,
  'von vorteil|wünschenswert|idealerweise|pluspunkt|gern gesehen',
  String.raw`(?:est )?un (?:plus|atout)\b|atouts\b|souhaitée?s?(?!\p{L})|appréciée?s?(?!\p{L})|idéalement`,
  String.raw`deseables?\b|se valorar?á?|valorable|idealmente|preferible`,
  'desejável|desejáveis|diferencia(?:l|is)|mais-valia|valorizamos|de preferência|preferencialmente',
  String.raw`gradit[aeio]\b|preferibil|titolo preferenziale|preferenzial`,
  String.raw`(?:een )?pré(?!\p{L})|bij voorkeur|mooi meegenomen|wenselijk|gewenst`,
);

/** Announces another part of the posting. */
export const OTHER = anyOf(
  String.raw`(?:responsibilit|benefits?|we offer|what you(?:['’]ll| will)? (?:do|get)|the (?:role|work)\b|main duties|duties|about (?:us|the)|how to apply|perks|apply|contact|why |pay\b|salary)`,
  String.raw`(?:deine |ihre )?aufgaben|wir bieten|unser angebot|über uns|das erwartet|bewerb|kontakt|warum\b`,
  String.raw`(?:vos |tes )?(?:missions?|tâches|responsabilités)|nous (?:vous )?(?:offrons|proposons)|ce que nous (?:offrons|proposons)|avantages|à propos|rémunération|pour postuler|postul|pourquoi`,
  String.raw`(?:tus |sus )?(?:funciones|tareas|responsabilidades)|(?:qué )?ofrecemos|beneficios|sobre (?:nosotros|nós)|por qué`,
  'funções|atividades|(?:o que )?oferecemos|benefícios|porquê|candidat',
  'mansioni|responsabilità|attività|(?:cosa )?offriamo|chi siamo|contatt|di cosa ti occuper|perché',
  'taken|werkzaamheden|(?:wat )?(?:bieden )?(?:wij|we) (?:jou )?bieden|wat bieden|ons aanbod|over ons|sollicit|verantwoordelijkheden|wat ga je doen|waarom',
);

/** Words that begin a sentence which lists what is asked for. */
export const ASKING =
  /^(?:we (?:expect|look for|need|require|ask for)|you(?:['’]ll)? (?:have|bring|need)|you should have|(?:please )?bring|wir (?:erwarten|wünschen uns)|(?:du|sie) (?:hast|haben|bringst|bringen)|nous (?:attendons|demandons|exigeons)|vous (?:avez|possédez|apportez|justifiez)|(?:pedimos|buscamos|requerimos|necesitas)|(?:procuramos|pedimos|exigimos)|(?:cerchiamo|chiediamo|richiediamo)|(?:wij|we) (?:vragen|verwachten)|(?:jij|je) hebt)(?!\p{L})\s*/iu;

/** Labels before a company or a job title. */
export const COMPANY_LABEL =
  'company|employer|organi[sz]ation|unternehmen|firma|arbeitgeber|entreprise|société|employeur|empresa|azienda|società|bedrijf|werkgever';
export const TITLE_LABEL =
  'job title|position|role|title|stelle|stellenbezeichnung|stellentitel|poste|intitulé du poste|puesto|cargo|vaga|função|posizione|ruolo|functie|vacature';

/** What companies are said to do in postings: the name stands before it. */
export const COMPANY_DOES =
  'is (?:looking|hiring|seeking|searching)|seeks|employs|makes|builds|sells|runs|provides|designs|develops|operates|offers|helps|manufactures|sucht|recherche|recrute|cherche|busca|procura|contrata|cerca|ricerca|assume|zoekt';

/** The legal forms of companies. */
export const LEGAL_FORMS = String.raw`GmbH(?: & Co\. KG)?|gGmbH|AG|SE|KG|e\.V\.|Inc\.?|Ltd\.?|LLC|LLP|plc|Corp\.?|AB|ASA?|ApS|Oyj?|B\.?V\.?|N\.?V\.?|S\.?A\.?(?:S\.?)?|SARL|S\.?L\.?|Lda\.?|Ltda\.?|S\.?r\.?l\.?|S\.?p\.?A\.?`;

/** Numbers as words, each at the place of its value. */
export const NUMBERS = [
  'zero|null',
  'one|eine?m?|une?|una?o?|uma?|een|één',
  'two|zwei|deux|dos|dois|duas|due|twee',
  'three|drei|trois|tres|três|tre|drie',
  'four|vier|quatre|cuatro|quatro|quattro',
  'five|fünf|cinq|cinco|cinque|vijf',
  'six|sechs|seis|sei|zes',
  'seven|sieben|sept|siete|sete|sette|zeven',
  'eight|acht|huit|ocho|oito|otto',
  'nine|neun|neuf|nueve|nove|negen',
  'ten|zehn|dix|diez|dez|dieci|tien',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));

/** Years, and the words that make them years of experience. */
export const YEARS =
  /(?:^|[\s(])(\d{1,2}|\p{L}{3,7})\s?(?:\+|[-–]\s?\d{1,2}|(?:to|bis|à|or more|plus|o más|ou mais|o più|of meer)(?: \d{1,2})?)?\s?\+?\s?(?:years?|yrs?|jahren?|ans|années|años|anos|anni|jaar)(?!\p{L})/iu;
export const EXPERIENCE =
  /experience|erfahrung|years? (?:of|in|as|building)|jahre|expérience|experiencia|experiência|esperienza|ervaring/iu;
