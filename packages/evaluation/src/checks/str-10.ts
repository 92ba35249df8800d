import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { anyOf, listedLanguages } from '../text/words.ts';

const ON_REQUEST = anyOf(
  'references on request|references available on request|references available upon request|references upon request|references are available on request|references are available upon request|references furnished upon request|referenzen auf anfrage|referenzen auf wunsch|referenzen gerne auf anfrage|références sur demande|références disponibles sur demande|referencias a petición|referencias disponibles a petición|referencias a solicitud|referencias disponibles a solicitud|referências mediante pedido|referências a pedido|referências disponíveis mediante solicitação|referências sob solicitação',
);

/** The same below a heading of references, and with words between. */
const ALONE =
  /^(?:(?:are |gladly )?(?:available|provided|furnished|supplied) (?:up)?on request|(?:up)?on request|(?:gerne )?auf (?:anfrage|wunsch)|(?:disponibles )?sur demande|(?:disponibles )?(?:(?:a|bajo|previa) (?:petición|solicitud))|(?:disponíveis )?(?:a pedido|mediante (?:pedido|solicitação)))\.?$/iu;
const BETWEEN =
  /\breferences?\b[^.;]{1,40}\b(?:up)?on request\b|\b(?:contact (?:information|details?)|letters? of recommendation|referees?)\b[^.;]{0,30}\b(?:up)?on request\b|(?<!\p{L})(?:kontaktdaten|referenzen|empfehlungsschreiben)\b[^.;]{0,30}\bauf (?:anfrage|wunsch)\b|(?<!\p{L})(?:coordonnées|références|lettres de recommandation)\b[^.;]{0,30}\bsur demande\b|\b(?:datos de contacto|referencias|cartas de recomendación)(?!\p{L})[^.;]{0,30}\b(?:a|bajo|previa) (?:petición|solicitud)(?!\p{L})|(?<!\p{L})(?:contatos|contactos|referências|cartas de recomendação)(?!\p{L})[^.;]{0,30}(?:mediante|sob|a) (?:pedido|solicitação)(?!\p{L})/iu;

export const str10 = resumeCheck({
  id: 'STR-10',
  category: 'structure',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ texts }) =>
    warnAt(texts.filter(({ text }) => [ON_REQUEST, ALONE, BETWEEN].some((said) => said.test(text.trim())))),
});
