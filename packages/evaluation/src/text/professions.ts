/** Names of professions whose ending says nothing, in the languages that writing checks know. */
const NAMED = [
  ...'nurse accountant assistant consultant technician chef cook clerk architect veteran graduate student scientist electrician mechanic attorney executive physician librarian aide paralegal analyst pilot midwife surgeon veterinarian dietitian representative associate intern athlete'.split(
    ' ',
  ),
  ...'ingénieure? développeu(?:r|se) infirmi(?:er|ère) technicien(?:ne)? comptable responsable chargée? enseignante? commerciale? étudiante? diplômée?'.split(
    ' ',
  ),
  ...'ingenier[oa] desarrolladora? enfermer[oa] técnic[oa] contadora? abogad[oa] profesora? estudiante diseñadora?'.split(
    ' ',
  ),
  ...'engenheir[oa] desenvolvedora? enfermeir[oa] advogad[oa] professora? estudante analista gerente'.split(' '),
];
/** English words with the endings of professions that are none. */
const OTHERS =
  'whatever weather either neither rather together other under over after whether however number order career power paper matter center never ever customer computer better major senior junior error sector behavior color minor prior peer former per or for your cyber super user further larger higher faster master summer water wonder consider deliver offer prefer'.split(
    ' ',
  );

/** A word that names what somebody is by profession: "welder", "biologist", "développeuse". */
export const PROFESSION = new RegExp(
  `(?<!\\p{L})(?:(?!(?:${OTHERS.join('|')})(?!\\p{L}))\\p{L}{3,}(?:er|or|ist|ician|ographer)|${NAMED.join('|')})(?!\\p{L})`,
  'iu',
);
