import { keptByKey } from '@vitae/domain';
import { lettersAway } from './letters-away.ts';

/** Long words that resumes have in common: a word that is nearly one of them is a slip, also with two wrong letters. */
const usual: Readonly<Record<string, string>> = {
  en: `algorithm algorithms architecture authentication automation autonomous bachelor calculation capabilities cryptography dashboard debugging deployment
    distributed extracurricular framework frameworks functionality laboratories manufacturer mathematical modelling networking programmer protocol protocols
    prototype prototypes refrigeration regulations reporting scholarship secondary simulation strategically sustainability vocational accomplished accomplishments account accounting accounts achieved achievement achievements acquired activities administration administrative
    advanced agreement analysis analytical analyzed applications appointment assistance associate association attention authority available
    awareness beginning benefits building business calendar calibration campaigns category certificate certification certified challenge
    challenges collaborate collaborated collaboration college commitment committee communicate communication communications community comparison
    competencies competency competition completed compliance components computer conference confidential connection consistent construction consultant
    consulting continuous continuously contract contractor contribution coordinate coordinated coordination coordinator correspondence coursework creative curriculum
    customer customers database decision deliveries delivery demonstrated department departments developed developer developing development
    difference different directed director distribution document documentation documents economics educated education educational effective
    effectively efficiency efficient efficiently electrical electronics employee employees employment engineer engineering engineers enterprise
    entrepreneur environment environmental environments equipment especially established evaluation examination excellence excellent exceptional
    executive experience experienced experiences expertise facilitated facilities familiar finance financial foreign foundation
    freelance frequently friendly generation government graduate graduated graduation guarantee guidance hardware healthcare hospital household
    housekeeping identified identify immediate implementation implemented improved improvement improvements including independent independently
    individual industrial industry information infrastructure initiative inspection installation institution instruction instructor insurance
    integration intelligence interests intermediate international internship interpersonal interview inventory investigation 
    journalism knowledge laboratory language languages leadership lectures library licence license logistics machinery maintained maintaining
    maintenance management manager managers managing manufacturing marketing material materials mathematics measurement mechanical medicine
    meetings member membership merchandise microsoft military monitored monitoring multiple necessary negotiated negotiation
    objective objectives obtained occasionally occurred operated operating operation operations operator opportunity optimization
    organisation organised organization organizational organized parallel participated participation particular partner partners performance
    performed permanent personal personnel philosophy physical planning platform platforms portfolio position positive possess practical preferred preparation
    presentation presentations presented prevention previous principal priorities privilege problems procedure procedures processes processing
    production productivity products professional professionally proficiency proficient program programme programming programs project projects
    promoted promotion proposal provided providing psychology publication publications publicity purchasing qualification qualifications
    quality questionnaire received recommendation recommendations recommended references registered regularly relationship relationships relevant
    reliable representative requirement requirements research researcher residential resource resources responsibilities responsibility responsible
    restaurant schedule scheduled schedules science scientific scientist secondary secretary security seminars separate services
    shipping similar software solutions specialist specialized specification specifications spreadsheet standards statement statistical statistics
    strategic strategies strategy strength strengths structure student students subsequent successful successfully suitable supervised supervision
    supervisor suppliers support supported supporting surveillance systems teacher teaching technical technician technologies technology
    telephone temporary therapy thorough together training transferred translation transport transportation treatment troubleshooting tutoring
    undergraduate university unloading utilized vehicles verification veterinary volunteer volunteering volunteers warehouse website workshop
    workshops writing`,
  de: `Abschlussarbeit Abteilung Abwicklung Aktivitäten Ausbildung Auszubildende Berufserfahrung Bewerbung Buchhaltung Durchführung Entwicklung Erfahrung Erfahrungen
    Erstellung Datenanalyse Fähigkeiten Forschung Fortbildung Informatik Wirtschaftsinformatik Wissenschaft wissenschaftlicher wissenschaftliche Mitarbeiterin Veröffentlichungen Kryptographie Bundesministerium Bundesministeriums Führerschein Gesellschaft Interessen Kenntnisse Kommunikation Leitung Mitarbeiter Mitarbeiterin Mitglied
    Organisation Planung Praktikum Präsentation Projektleitung Qualifikation Realschule Schulabschluss Selbstständig Sprachkenntnisse Studium
    Tätigkeit Tätigkeiten Universität Unterstützung Veranstaltungen Verantwortung Vertrieb Verwaltung Vorbereitung Weiterbildung Zertifikat`,
  fr: `accompagnement accueil activités administration analyse apprentissage assistance assistante association baccalauréat bénévolat budgétaire
    certificat commercial commerciale communication compétences comptabilité conception connaissance connaissances coordination curriculum développement
    développeur différents diplôme encadrement enseignement entreprise entreprises environnement équipements établissement étudiant étudiante
    expérience expériences fonctionnement formation gestionnaire informatique ingénieur intérêts langues logistique maintenance maîtrise
    management obtention organisation participation passionné passionnée planification préparation présentation professionnel professionnelle professionnelles
    programmation programme réalisation rédaction relations responsabilité responsable stagiaire techniques université vérification`,
  es: `actividades administración administrativo análisis aprendizaje asistencia atención capacitación certificado colaboración competencias
    comunicación conocimiento conocimientos coordinación currículum desarrollo educación elaboración empresa empresas equipo especialista estudiante
    experiencia formación habilidades herramientas idiomas implementación información ingeniería investigación licenciatura logística mantenimiento
    nitrógeno organización participación planificación preparación presentación producción profesional programación proyecto proyectos
    responsabilidad responsable secundaria supervisión técnico tecnología universidad ventas`,
  pt: `administração análise aprendizagem assistência atendimento atividades certificado colaboração comunicação conhecimento conhecimentos
    coordenação currículo desenvolvimento educação elaboração empresa engenharia especialista estudante experiência formação habilidades implementação
    informação informática investigação licenciatura logística manutenção organização participação planejamento planeamento preparação
    produção profissional programação projeto projetos responsabilidade responsável supervisão técnico tecnologia universidade vendas`,
};

/** Shorter words are near words of other trades, and very long ones may have two slips. */
const shortest = 7;
const longForTwo = 10;
/** Endings of the same words in neighbouring languages, which are no slips: "administracion", "professionnel". */
const foreign = /(?:ci[oó]n|zione|ção|nnel(?:le)?|idad|ität|ismo|ico|ica|ario|aire|ique|eur)$/u;

const wordsOf = keptByKey(10, (language): readonly string[] =>
  (usual[language] ?? '')
    .toLowerCase()
    .split(/\s+/u)
    .filter(({ length }) => length >= shortest),
);

/** Whether a word that no dictionary knows is nearly one that resumes have in common, in the language of the text. */
export function isSlipOfUsualWord(word: string, language: string): boolean {
  const key = language.slice(0, 2);
  const words = wordsOf(key);
  const small = word.toLowerCase();
  if (small.length < shortest || (key === 'en' && foreign.test(small))) return false;
  const most = small.length >= longForTwo ? 2 : 1;
  // Certificates and their headings are often English: "Project Management Professional".
  if (key !== 'en' && wordsOf('en').includes(small)) return false;
  return (
    !words.includes(small) &&
    words.some(
      (right) =>
        // Nobody mistakes the first letter, and endings make other words: "communicator".
        right[0] === small[0] &&
        (right.slice(-2) === small.slice(-2) ||
          (right.length === small.length &&
            right.at(-1) === small.at(-1) &&
            most === lettersAway(small, right, most))) &&
        (lettersAway(small, right, most) <= most || hasLettersMoved(small, right)),
    )
  );
}

/** "relavent", "kownledge", "Procotol": the same letters, some of them in another's place. */
const hasLettersMoved = (one: string, other: string): boolean =>
  one.length === other.length &&
  (one.length >= longForMoved || one.replaceAll(/[aeiou]/gu, '_') === other.replaceAll(/[aeiou]/gu, '_')) &&
  Array.from(one).toSorted().join('') === Array.from(other).toSorted().join('');
/** A shorter word with the same letters may be another one. */
const longForMoved = 8;

/** Whether a word is a letter away from one of them: also a name may be two away. */
export const isNearlyUsualWord = (word: string, language: string): boolean =>
  word.length >= longForMoved &&
  isSlipOfUsualWord(word, language) &&
  wordsOf(language.slice(0, 2)).some(
    (right) => lettersAway(word.toLowerCase(), right, 1) <= 1 || hasLettersMoved(word.toLowerCase(), right),
  );

/** The long names of months in English, the only language here that gives them a capital and has them in prose often. */
const months = ['january', 'february', 'august', 'september', 'october', 'november', 'december'];

/** Whether a word with a capital is nearly the name of a month: nothing else is called so. */
export const isSlipOfMonth = (word: string, language: string): boolean =>
  language.startsWith('en') &&
  months.some((month) => month !== word.toLowerCase() && lettersAway(word.toLowerCase(), month, 1) === 1);
