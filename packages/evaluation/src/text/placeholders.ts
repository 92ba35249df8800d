const PLACEHOLDER =
  /\[(?:(?:first|second|third|another|key|main|relevant|brief|short|specific|current) ){1,3}(?:responsibilit(?:y|ies)|achievements?|accomplishments?|dut(?:y|ies)|tasks?|skills?|project|description|summary)(?![\p{L}])[^\]]{0,60}(?:\]|$)|\[(?:bitte|please|merci de|por favor)\s[^\]]{3,80}\]|\[[^\]]{3,60},? (?:falls|sofern|wenn) (?:bekannt|vorhanden|zutreffend)\]|\[[^\]]{2,60} (?:einfügen|eintragen|ergänzen|invullen)[^\]]{0,40}\]|\[(?:(?:your|insert|add|enter|date|ihr|ihre|dein|deine|votre|su|tu|seu|sua)\s[^\]]{1,40}|[XYZN#?_.]{1,4}\s?%?|(?:company|company name|job title|position|name|date|number|city|address|phone|email|employer|qualification|firma|firmenname|datum|entreprise|empresa|fecha|nome|nombre|poste)(?: here| name)?)\]|(?<=\b(?:of|for|at|by|with|to|de|del|en|para|con|a|für|bei|mit|von|pour|chez|avec|em|da|do|com) )\[(?:project|client|team|product|tool|skill|industry|university|proyecto|cliente|equipo|herramienta|tecnología|ciudad|projekt|kunde|stadt|projet|client|outil|ville|projeto|ferramenta|cidade)(?: name)?\]|\{\{[^}]{1,40}\}\}|<(?:insert|your|company|name|date|job|position)[^>]{0,40}>|\blorem ipsum dolor\b|\bdolor sit amet\b|(?<![\p{L}\p{N}])(?:XX+|YY+)\s?%|(?<![\p{L}\p{N}])X\s?%(?![\p{L}\p{N}])|\byour name here\b/giu;

/** Alone; within a sentence, somebody tells of their work: "Replaced lorem ipsum with text of our own". */
const ALONE =
  /^\W*(?:lorem ipsum|insert (?:text|name|date) here|sample text|placeholder text|(?:click or )?type here)\b.{0,20}$|^\W*your (?:(?:full|first|last) )?(?:name|profession|job title|title|e-?mail(?: address)?|phone(?: number)?|address|city|company|employer|school|university|degree|keywords)(?: here)?(?:\W+your (?:name|profession|job title|title|e-?mail|phone|address|city))*\W*$|^[^\p{L}\p{N}]*(?:bla+h?(?:[\s,.-]+bla+h?)+|xyz(?:[\s,]+xyz)*|asdf\w*|qwerty|test(?: test)+|foo(?:[\s,]+(?:bar|baz))+)[^\p{L}\p{N}]*$|^\W*etc\W*$|^(?:undefined|null|NaN)(?: (?:undefined|null|NaN))+$/iu;

/** What a template tells who fills it in. */
const INSTRUCTION =
  /\b(?:summari[sz]e|describe|list|insert|enter|write|add|type) your (?:career|role|experience|summary|skills|job|responsibilities|achievements?|text|name|projects?)(?: \p{L}+){0,2} here\b|\b(?:description|text|summary|content|details) goes here\b|\bany section title\b|\bdownload this free (?:resume|cv|template)|\bfree (?:resume|cv|sketch|word) template here\b|\ba bit about yourself\b|\bchance for you to sell yourself\b|^\W*a very (?:short|long) line\b|^\W*you can even use a list\b|\bbuild the rest of your document\b|\b(?:header|heading) styles to maintain formatting\b|\bwill be indented strangely\b|\blength of your timeline items\b|\[if applicable\]|什么什么|名字(?:很|非常|巨|超)长/iu;
/** The same at the beginning of a text: what is to be listed, or what would be told. */
const INSTRUCTS =
  /^\W*(?:an? (?:short |brief )?(?:summary|description|overview) of your(?:self\b| \p{L}+)|show off your\b|list (?:computer software|foreign languages?|scientific(?: ?\/| research|$)|(?:any|all|relevant|other) (?:skills?|languages?|software|hobbies|interests|awards|courses?|coursework|publications|certifications|technologies))\b|(?:list|describe|mention|highlight|insert|enter) (?:\p{L}+ ){0,6}(?:you|your)\b|an? (?:short|brief) (?:summary|description|overview) (?:\p{L}+ ){0,5}(?:the|this|your) (?:role|position|job|company)\b|(?:describ[ea]|escrib[ae]|explic[ae]|indi(?:ca|que)|mencion[ae]|(?:añad|agreg|inclu[yi])\p{L}{1,2}) (?:(?:brevemente )?aquí|qu[eé] hac|(?:brevemente )?tus?\b)|(?:descreva|escreva|mencione|destaque|foque)(?!\p{L})|(?:liste|inclua) (?:aqui\b|(?:brevemente )?(?:o )?(?:seus?|suas?)\b)|(?:describa|escriba|mencione|incluya|agregue) (?!\p{L}+ [.,])(?:\p{L}+ ){0,6}(?:sus?|usted|aquí)(?!\p{L})|(?:décrivez|écrivez|mentionnez|indiquez|ajoutez)(?!\p{L})|(?:décris|écris|mentionne|ajoute|indique) (?:ici\b|(?:brièvement )?(?:votre|vos|ton|ta|tes)\b)|(?:beschreiben|nennen|erwähnen|ergänzen|tragen) sie(?!\p{L})|beschreibe (?:hier\b|ihre?n?\b|deine?n?\b|kurz)|hier (?:steht|stehen|kommt|kommen|können sie|kannst du) (?:ihre?|deine?|eine?|die|den|das)\b|(?:nombre (?:del (?:puesto|proyecto|curso|cargo)|de la (?:empresa|institución|universidad))|nome (?:da (?:empresa|instituição|universidade)|do (?:cargo|projeto|curso))|nom (?:de l['’](?:entreprise|école|établissement)|du (?:poste|projet))|name des (?:unternehmens|arbeitgebers|projekts))\W*$|ej\.?: )/iu;
/** "Technical Consultant Summary of this volunteer stint.": it may stand behind the name of the entry. */
const SUMMARY = /\bsummary of this (?:\p{L}+ )?(?:stint|role|position|job)\W*$/iu;
/** A date that was to come: "20XX", "MM/YYYY – MM/YYYY", "Month Year – Present". */
const NO_DATE =
  /(?<![\p{L}\d])(?:(?:19|20)XX(?![\p{L}\d])|(?:MM|mm)[./-](?:YYYY|yyyy|AAAA|aaaa|JJJJ|jjjj)(?![\p{L}\d])|(?:Month,? Year|Mes,? Año|Mois,? Année|Monat,? Jahr|Mês,? Ano) ?(?:[-–—]|to\b|bis\b|à\b|a\b))/u;
/** What a template says of itself, where a person tells of what they do. */
const OF_TEMPLATE = /\byou (?:can|may) (?:also )?use (?:markdown|html|latex)\b|\bcan include (?:markdown|html)\b/iu;
/** Letters in the place of a thing that was made: an ABC analysis and ABC News are things of their own. */
const LETTERS =
  /\b(?:\p{L}{3,}(?:ed|ing)|[Bb]uilt|[Ll]ed) (?:the )?(?:ABC|XYZ)\b(?= (?:feature|function|module|product|project|tool|by \d)|\W*$)/u;

/** Signs in the place of a name; three of them are also thirty, and a masked number has them beside digits. */
const CROSSES = /(?<![\p{L}\p{N}*-])(?:X{4,}|x{3,})(?![\p{L}\p{N}*-])/gu;

/** A row of them in the place of a word: "PHP, https://kiosk.example ???"; beside a word, they may ask. */
const UNKNOWN = /(?<![^\s([–—:-])\?{3,}(?![^\s)\],;.])/gu;

/** What templates number: "Skill 1", "Sub-skill 2.1". */
const NUMBERED =
  /^\W*(?:sub-?|project |work |creative |technical )?(?:skill|list item|item|job (?:description|title)|highlight|sample|keyword|hobby|interest|achievement|accomplishment|responsibility|duty|course|bullet(?: point)?|fähigkeit|kenntnis|kompetenz|aufgabe|compétence|loisir|competencia|habilidad|competência|habilidade|competenza) ?#?(?:\d{1,2}(?:\.\d{1,2})*|(?<= )(?:one|two|three|four|five|six|seven|eight|nine|ten))(?:,? etc)?\W*$/iu;

/** In capitals, and not in a line of capitals: "todo" is a Spanish word. */
const NOTE = /\b(?:TBD|TODO|FIXME)\b/gu;
const isInCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && text.split(' ').length > 2;

const matchesOf = (patterns: readonly RegExp[], text: string): string[] =>
  patterns.flatMap((pattern) => pattern.exec(text)?.slice(0, 1) ?? []);

/** Text that was meant to be replaced. */
export const placeholdersIn = (text: string): string[] => [
  ...[...text.matchAll(PLACEHOLDER)].map(([match]) => match),
  ...(isInCapitals(text) ? [] : [...text.matchAll(NOTE)].map(([match]) => match)),
  ...[...text.matchAll(CROSSES)].map(([match]) => match),
  ...[...text.matchAll(UNKNOWN)].map(([match]) => match),
  ...matchesOf([INSTRUCTION, INSTRUCTS, OF_TEMPLATE, SUMMARY, LETTERS, ALONE, NUMBERED], text),
  ...[emptyDateIn(text) ?? []].flat(),
];

/** Whether a text is nothing but one: no word of it is anybody's. */
export const isPlaceholder = (text: string): boolean =>
  [INSTRUCTION, INSTRUCTS, OF_TEMPLATE, SUMMARY, ALONE, NUMBERED].some((pattern) => pattern.test(text));

/** In a longer text, somebody tells of a format of dates. */
const longestWithDate = 12;
/** The first date of a line that was to be filled in. */
export const emptyDateIn = (line: string): string | undefined =>
  line.split(' ').length > longestWithDate ? undefined : NO_DATE.exec(line)?.[0];

/** The same, or a row of marks for what was not known yet, in a line of a file, whatever field it was read into. */
export const leftInLine = (line: string): string | undefined => emptyDateIn(line) ?? line.match(UNKNOWN)?.[0];
