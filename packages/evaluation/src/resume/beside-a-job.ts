/** Work that people do beside a job, or several times at once. */
export const BESIDE =
  /part[- ]time|student|undergraduate|intern(?:ship)?\b|research|lectur|tutor|teaching|fellow|member|praktik|stagiaire|becari|estagi|freelanc|self[- ]employed|consult|contract|advis|board|founder|volunteer|teilzeit|nebenberuf|freiberuf|selbst[äa]ndig|werkstudent|aushilfe|temps partiel|ind[ée]pendant|lib[ée]ral|vacatair|freelance|media jornada|aut[óo]nom|tiempo parcial|meio per[íi]odo|investigaci|pesquis|recherche|forschung|docen[tc]|auxiliar|proyecto|bolsista|alternance|tempo parcial/iu;
