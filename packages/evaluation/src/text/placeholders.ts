const PLACEHOLDER =
  /\[(?:(?:your|insert|add|enter|ihr|ihre|dein|deine|votre|su|tu|seu|sua)\s[^\]]{1,40}|[XYZN#?_.]{1,4}\s?%?|(?:company|company name|job title|position|name|date|number|city|address|phone|email|employer|firma|firmenname|datum|entreprise|empresa|fecha|nome|nombre|poste)(?: here| name)?)\]|(?<=\b(?:of|for|at|by|with|to|de|del|en|para|con|a|für|bei|mit|von|pour|chez|avec|em|da|do|com) )\[(?:project|client|team|product|tool|skill|industry|university|proyecto|cliente|equipo|herramienta|tecnología|ciudad|projekt|kunde|stadt|projet|client|outil|ville|projeto|ferramenta|cidade)(?: name)?\]|\{\{[^}]{1,40}\}\}|<(?:insert|your|company|name|date|job|position)[^>]{0,40}>|\blorem ipsum dolor\b|\bdolor sit amet\b|(?<![\p{L}\p{N}])(?:XX+|YY+)\s?%|(?<![\p{L}\p{N}])X\s?%(?![\p{L}\p{N}])|\byour name here\b/giu;

/** Alone; within a sentence, somebody tells of their work: "Replaced lorem ipsum with text of our own". */
const ALONE =
  /^\W*(?:lorem ipsum|insert (?:text|name|date) here|sample text|placeholder text|(?:click or )?type here)\b.{0,20}$/iu;

/** What a template tells who fills it in. */
const INSTRUCTION =
  /\b(?:summari[sz]e|describe|list|insert|enter|write|add|type) your (?:career|role|experience|summary|skills|job|responsibilities|achievements?|text|name|projects?)(?: \p{L}+){0,2} here\b|\b(?:description|text|summary|content|details) goes here\b|\bany section title\b|\bdownload this free (?:resume|cv|template)|\bfree (?:resume|cv|sketch|word) template here\b|什么什么/iu;

/** Signs in the place of a name; three of them are also thirty, and a masked number has them beside digits. */
const CROSSES = /(?<![\p{L}\p{N}*-])X{4,}(?![\p{L}\p{N}*-])/gu;

/** What templates number: "Skill 1", "Sub-skill 2.1". */
const NUMBERED =
  /^\W*(?:sub-?)?(?:skill|hobby|interest|achievement|responsibility|fähigkeit|kenntnis|kompetenz|aufgabe|compétence|loisir|competencia|habilidad|competência|habilidade|competenza) ?#?\d{1,2}(?:\.\d{1,2})*$/iu;

/** In capitals, and not in a line of capitals: "todo" is a Spanish word. */
const NOTE = /\b(?:TBD|TODO|FIXME)\b/gu;
const isInCapitals = (text: string): boolean => !/\p{Ll}/u.test(text) && text.split(' ').length > 2;

/** Text that was meant to be replaced. */
export const placeholdersIn = (text: string): string[] => [
  ...[...text.matchAll(PLACEHOLDER)].map(([match]) => match),
  ...(isInCapitals(text) ? [] : [...text.matchAll(NOTE)].map(([match]) => match)),
  ...[...text.matchAll(CROSSES)].map(([match]) => match),
  ...(INSTRUCTION.exec(text)?.slice(0, 1) ?? []),
  ...(text.match(ALONE) ?? []),
  ...(text.match(NUMBERED) ?? []),
];
